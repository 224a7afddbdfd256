import { Link } from "@tanstack/react-router";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useFocusSuccessor } from "#ui/overlay/focus-successor.ts";
import { setFilters } from "./filter-choices.ts";
import type { JobFilters } from "./job-filters.ts";

type FilterChipsProps = {
  filters: JobFilters;
  /** Of the one company that is searched, once it is known. */
  companyName: string | undefined;
};

/** Every filter that is set, each as a link to the search without it. */
export function FilterChips({ filters, companyName }: FilterChipsProps) {
  const set = setFilters(filters, companyName);
  if (set.length === 0) return null;
  return (
    <div role="group" aria-label="Filters that are set" className="mt-3 flex flex-wrap gap-2">
      {set.map((filter) => (
        <FilterChip key={filter.name} {...filter} />
      ))}
    </div>
  );
}

function FilterChip({ label, left }: ReturnType<typeof setFilters>[number]) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} {...useFocusSuccessor(ref)} className="max-w-full rounded-sm">
      <Link
        to="."
        search={left}
        resetScroll={false}
        aria-label={`Remove ${label}`}
        className="flex h-7 items-center gap-1.5 rounded-sm bg-accent-soft px-2 text-sm font-medium text-accent-ink hover:bg-accent-line/50 print:border forced-colors:border"
      >
        <bdi className="truncate">{label}</bdi>
        <X aria-hidden className="size-3.5 shrink-0" />
      </Link>
    </div>
  );
}
