import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { Link } from "@tanstack/react-router";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import { Button } from "#ui/button.tsx";
import { NothingFound } from "./nothing-found.tsx";

/** In place of the results of a search whose text is longer than any search may be. */
export function TooLongSearch({ shorter, onClear }: { shorter: JobFilters; onClear: () => void }) {
  const text = `A search has at most ${textLimits.search} characters.`;
  return (
    <NothingFound title="This search is too long" text={text} onClear={onClear}>
      <Button asChild>
        <Link to="." search={shorter}>
          Shorten the search
        </Link>
      </Button>
    </NothingFound>
  );
}
