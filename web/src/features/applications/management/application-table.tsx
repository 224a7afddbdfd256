import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { ApplicationSort } from "@rolecall/contract/applications/applications.ts";
import { type Ref, Suspense } from "react";
import { LazyResumePanel } from "#features/applications/resume-panel/lazy-resume-panel.ts";
import { useDecisions } from "#features/applications/review/use-decisions.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { HeaderCell, Table, TableHead } from "#ui/list/table.tsx";
import { sortedBy } from "./application-filters.ts";
import { ApplicationRow, whereRoom } from "./application-row.tsx";
import { type ApplicationFilters } from "./application-search.ts";
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

type ApplicationTableProps = {
  selectAllRef: Ref<HTMLButtonElement>;
  applications: MarkedApplication[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  filters: ApplicationFilters;
  onChange: (changes: Partial<ApplicationFilters>) => void;
};

/** The applications in rows; headings sort, boxes select. */
export function ApplicationTable({
  selectAllRef,
  applications,
  selected,
  onSelect,
  filters,
  onChange,
}: ApplicationTableProps) {
  const review = useTableReview(applications);
  const { panel, keysSheet, pending, onStatus } = useDecisions(review, true);
  const all = selected.size === applications.length;
  const toggle = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  return (
    <>
      <Table label="Applications">
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
                  className={sort === "candidate" ? "md:w-1/3 2xl:w-1/4" : undefined}
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
              onToggleResume={review.toggleResume}
              selected={selected.has(application.id)}
              onToggle={(on) => toggle(application.id, on)}
            />
          ))}
        </tbody>
      </Table>
      <Suspense>
        {review.opened && (
          <LazyResumePanel floating application={review.opened} review={review} {...panel} />
        )}
      </Suspense>
      {keysSheet}
    </>
  );
}
