import { Link } from "@tanstack/react-router";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import { Button } from "#ui/button.tsx";

/** Opens the dialog that keeps a search. */
export const KeepSearchLink = ({ filters, label }: { filters: JobFilters; label: string }) => (
  <Button asChild variant="secondary">
    <Link to="/jobs" search={{ ...filters, keep: "yes" }} resetScroll={false}>
      {label}
    </Link>
  </Button>
);
