import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { ApplicationSort } from "@rolecall/contract/applications/applications.ts";
import { type Ref, Suspense, useRef } from "react";
import { LazyResumePanel } from "#features/applications/resume-panel/lazy-resume-panel.ts";
import { useDecisions } from "#features/applications/review/use-decisions.tsx";
import { useMediaQuery } from "#lib/media-query.ts";
import { cn } from "#ui/class-names.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { HeaderCell, Table, TableHead } from "#ui/list/table.tsx";
import { sortedBy } from "./application-filters.ts";
import { ApplicationRow, whereRoom } from "./application-row.tsx";
import { type ApplicationFilters } from "./application-search.ts";
import type { Density } from "./density/kept-density.ts";
import { rangeBetween } from "./range.ts";
import { useTableReview } from "./use-table-review.ts";

/** Those with `sort` can be sorted by; the others are shown where there is room. */
const columns: { sort?: ApplicationSort; heading: string }[] = [
  { sort: "candidate", heading: "Candidate" },
  { heading: "Title" },
  { heading: "Place" },
  { sort: "jobTitle", heading: "Job Position" },
  { sort: "status", heading: "Status" },
  { sort: "appliedAt", heading: "Applied Date" },
  { heading: "Waiting" },
];

/** Those with names, which are cut where rows have one line. */
const widths: Partial<Record<ApplicationSort, string>> = {
  candidate: "md:w-1/3 2xl:w-1/4",
  jobTitle: "lg:w-1/4",
};

type ApplicationTableProps = {
  selectAllRef: Ref<HTMLButtonElement>;
  applications: MarkedApplication[];
  density: Density;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  filters: ApplicationFilters;
  onChange: (changes: Partial<ApplicationFilters>) => void;
};

/** The applications in rows; headings sort, boxes select. */
export function ApplicationTable({
  selectAllRef,
  applications,
  density,
  selected,
  onSelect,
  filters,
  onChange,
}: ApplicationTableProps) {
  const review = useTableReview(applications);
  const { panel, keysSheet, pending, onStatus } = useDecisions(review, true);
  const all = selected.size === applications.length;
  const lastToggled = useRef<string>(undefined);
  const withShift = useRef(false);
  const isWide = useMediaQuery("(min-width: 80rem)");
  const toggle = (id: string, on: boolean) => {
    const from = withShift.current ? lastToggled.current : id;
    const next = new Set(selected);
    const ids = applications.map((application) => application.id);
    for (const within of rangeBetween(ids, from, id)) {
      if (on) next.add(within);
      else next.delete(within);
    }
    lastToggled.current = id;
    onSelect(next);
  };
  return (
    <div
      className={cn(
        review.opened && "xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] xl:gap-4",
      )}
      // A box with Shift takes all rows from the one before it along.
      onClickCapture={({ shiftKey }) => {
        withShift.current = shiftKey;
      }}
    >
      <Table label="Applications" data-dense={density === "compact" || undefined}>
        <TableHead>
          <tr>
            <HeaderCell className="md:w-10 max-md:row-span-2">
              <Checkbox
                ref={selectAllRef}
                aria-label="Select all"
                checked={all || (selected.size > 0 && "indeterminate")}
                onCheckedChange={(on) =>
                  onSelect(new Set(on ? applications.map(({ id }) => id) : []))
                }
              />
            </HeaderCell>
            {columns.map(({ sort, heading }) =>
              sort ? (
                <HeaderCell
                  key={heading}
                  className={widths[sort]}
                  sorted={filters.sortBy === sort ? filters.sortOrder : null}
                  onSort={() => onChange(sortedBy(filters, sort))}
                >
                  {heading}
                </HeaderCell>
              ) : (
                <HeaderCell key={heading} className={whereRoom}>
                  {heading}
                </HeaderCell>
              ),
            )}
          </tr>
        </TableHead>
        <tbody>
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              status={pending.get(application.id) ?? application.status}
              onStatus={onStatus}
              isOpen={application.id === review.opened?.id}
              isCurrent={application.id === review.current?.id}
              onChoose={review.choose}
              onToggleResume={review.toggleResume}
              selected={selected.has(application.id)}
              onToggle={(on) => toggle(application.id, on)}
            />
          ))}
        </tbody>
      </Table>
      <Suspense>
        {review.opened && (
          <LazyResumePanel
            floating={!isWide}
            application={review.opened}
            review={review}
            {...panel}
          />
        )}
      </Suspense>
      {keysSheet}
    </div>
  );
}
