import type { TwinReason } from "@rolecall/contract/applications/twins.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { linkStyles } from "#ui/text/link-styles.ts";
import { twinsQuery } from "./twins.api.ts";

const reasonWords: Record<TwinReason, string> = {
  phone: "the same telephone number",
  resume: "the same resume text",
};

/** Where the same person may have applied from another account; nothing where nothing says so. */
export function Twins({ applicationId }: { applicationId: string }) {
  const { data = [] } = useQuery(twinsQuery(applicationId));
  if (data.length === 0) return null;
  return (
    <section aria-label="Perhaps the same person" className="mt-3 rounded-md bg-sunken px-3 py-2">
      <p className="text-sm font-medium">Perhaps the same person, from another account</p>
      <ul className="mt-1 text-sm text-ink-muted">
        {data.map((twin) => (
          <li key={twin.applicationId}>
            <Link
              to="/applications/$id"
              params={{ id: twin.applicationId }}
              className={linkStyles()}
            >
              An application
            </Link>{" "}
            with {twin.because.map((reason) => reasonWords[reason]).join(" and ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
