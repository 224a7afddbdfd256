import { otherLetters } from "@rolecall/contract/companies/companies.ts";
import { Link } from "@tanstack/react-router";
import { linkStyles } from "#ui/text/link-styles.ts";
import { directorySearch } from "./directory-search.ts";

const places = [
  undefined,
  ..."A B C D E F G H I J K L M N O P Q R S T U V W X Y Z".split(" "),
  otherLetters,
];

/** The directory by the letter that a name begins with. On narrow screens the letters stand in one line that scrolls. */
export function DirectoryLetters() {
  return (
    <nav
      aria-label="By letter"
      className="relative mt-4 -mb-1 flex overflow-x-auto pb-1 print:hidden lg:justify-between"
    >
      {places.map((place) => (
        <Link
          key={place ?? "all"}
          to="/companies"
          search={(now) => directorySearch({ ...now, letter: place, page: undefined })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-label={place === otherLetters ? "Other letters and digits" : undefined}
          className={linkStyles({
            variant: "quiet",
            className:
              "grid h-8 min-w-8 shrink-0 place-items-center px-2 text-xs font-medium -outline-offset-2 hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink",
          })}
        >
          {place ?? "All"}
        </Link>
      ))}
    </nav>
  );
}
