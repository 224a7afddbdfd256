import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { Link } from "@tanstack/react-router";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import { Button } from "#ui/button.tsx";
import { NothingFound } from "./nothing-found.tsx";

/** As many whole words as a search may have, or the beginning of a very long one. */
const shortened = (text: string | undefined) => {
  const characters = [...(text ?? "")];
  if (characters.length <= textLimits.search) return text;
  const most = characters.slice(0, textLimits.search + 1).join("");
  return /^.*\S(?=\s)/s.exec(most)?.[0] ?? characters.slice(0, textLimits.search).join("");
};

/** The search with less text, where it has too much; null where it has not. */
export const shorterSearch = (filters: JobFilters): JobFilters | null => {
  const query = shortened(filters.query);
  const location = shortened(filters.location);
  const isShorter = query !== filters.query || location !== filters.location;
  return isShorter ? { ...filters, query, location } : null;
};

/** In place of the results of a search whose text is longer than any search may be. */
export function TooLongSearch({ shorter, onClear }: { shorter: JobFilters; onClear: () => void }) {
  const text = `A search has at most ${textLimits.search} characters.`;
  return (
    <NothingFound title="This search is too long" text={text} onClear={onClear}>
      <Button asChild>
        <Link to="/jobs" search={shorter}>
          Shorten the search
        </Link>
      </Button>
    </NothingFound>
  );
}
