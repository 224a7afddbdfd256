import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { ApplicationSort } from "@rolecall/contract/applications/applications.ts";
import { type Ref, Suspense, useRef, useState } from "react";
import { LazyResumePanel } from "#features/applications/resume-panel/lazy-resume-panel.ts";
import { MarksOfOpened } from "#features/applications/resume-panel/marks-of-opened.tsx";
import { useDecisions } from "#features/applications/review/use-decisions.tsx";
import { useMediaQuery } from "#lib/media-query.ts";
import { cn } from "#ui/class-names.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { HeaderCell, Table, TableHead } from "#ui/list/table.tsx";
import { sortedBy } from "./application-filters.ts";
import { ApplicationRow } from "./application-row.tsx";
import { type ApplicationFilters } from "./application-search.ts";
import { columnHeadings, columnsAtFirst, type ExtraColumn } from "./look/table-columns.ts";
import type { TableLook } from "./look/use-table-look.ts";
import { rangeBetween } from "./range.ts";
import { useTableReview } from "./use-table-review.ts";

/** The columns that always stand. Those with names have a width, since they are cut where rows have one line. */
const columns: { sort: ApplicationSort; heading: string; className?: string }[] = [
  { sort: "candidate", heading: "Candidate", className: "md:w-1/3 2xl:w-1/4" },
  { sort: "jobTitle", heading: "Job Position", className: "lg:w-1/4" },
  { sort: "status", heading: "Status" },
  { sort: "appliedAt", heading: "Applied Date" },
];

/** Those of the others that one can sort by. */
const extraSorts: Partial<Record<ExtraColumn, ApplicationSort>> = { match: "match" };

type ApplicationTableProps = {
  selectAllRef: Ref<HTMLButtonElement>;
  applications: MarkedApplication[];
  look: TableLook;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  filters: ApplicationFilters;
  onChange: (changes: Partial<ApplicationFilters>) => void;
};

/** The applications in rows; headings sort, boxes select. */
export function ApplicationTable({
  selectAllRef,
  applications,
  look,
  selected,
  onSelect,
  filters,
  onChange,
}: ApplicationTableProps) {
  const review = useTableReview(applications);
  const { panel, keysSheet, pending, onStatus } = useDecisions(review, true);
  const [marksPlace, setMarksPlace] = useState<HTMLElement | null>(null);
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
  const sorting = (sort: ApplicationSort) => ({
    sorted: filters.sortBy === sort ? filters.sortOrder : null,
    onSort: () => onChange(sortedBy(filters, sort)),
  });
  const extra = {
    columns: look.columns ?? columnsAtFirst,
    where: look.columns ? "max-lg:hidden" : "max-2xl:hidden",
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
      <Table label="Applications" data-dense={look.density === "compact" || undefined}>
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
            {columns.map(({ sort, heading, className }) => (
              <HeaderCell key={heading} className={className} {...sorting(sort)}>
                {heading}
              </HeaderCell>
            ))}
            {extra.columns.map((column) => {
              const sort = extraSorts[column];
              return (
                <HeaderCell key={column} className={extra.where} {...(sort && sorting(sort))}>
                  {columnHeadings[column]}
                </HeaderCell>
              );
            })}
          </tr>
        </TableHead>
        <tbody>
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              extra={extra}
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
            onMarksPlace={setMarksPlace}
            {...panel}
          />
        )}
      </Suspense>
      <MarksOfOpened applications={applications} opened={review.opened?.id} place={marksPlace} />
      {keysSheet}
    </div>
  );
}
