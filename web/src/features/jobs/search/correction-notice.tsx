import { Link } from "@tanstack/react-router";
import { linkStyles } from "#ui/text/link-styles.ts";
import type { JobFilters } from "./job-filters.ts";

type CorrectionNoticeProps = {
  filters: JobFilters;
  /** The corrected words that were searched for. */
  correctedQuery: string | undefined;
};

/** Says when the search used corrected words, with a link to the typed ones, and back. */
export function CorrectionNotice({ filters, correctedQuery }: CorrectionNoticeProps) {
  const { query, exact } = filters;
  if (query === undefined) return null;
  if (correctedQuery !== undefined)
    return (
      <p className="mt-2 wrap-anywhere text-ink-muted">
        Showing results for{" "}
        <strong className="text-ink">
          “<bdi>{correctedQuery}</bdi>”
        </strong>
        .{" "}
        <Link to="." search={{ ...filters, exact: "true" }} className={linkStyles()}>
          Search instead for “<bdi>{query}</bdi>”
        </Link>
      </p>
    );
  if (exact === undefined) return null;
  return (
    <p className="mt-2 wrap-anywhere text-ink-muted">
      Showing results for exactly{" "}
      <strong className="text-ink">
        “<bdi>{query}</bdi>”
      </strong>
      .{" "}
      <Link to="." search={{ ...filters, exact: undefined }} className={linkStyles()}>
        Include similar words
      </Link>
    </p>
  );
}
