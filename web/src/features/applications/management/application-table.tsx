import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { ApplicationSort } from "@rolecall/contract/applications/applications.ts";
import { Link } from "@tanstack/react-router";
import type { Ref } from "react";
import { candidateName } from "#features/applications/candidate-name.ts";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { managementTones } from "#features/applications/status-tones.ts";
import { initialsOf } from "#features/auth/person-name.ts";
import { shortDateText } from "#lib/text/dates.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Cell, HeaderCell, RowHeader, Table, TableHead, TableRow } from "#ui/list/table.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { type ApplicationFilters, sortedBy } from "./application-filters.ts";

const columns: { sort: ApplicationSort; heading: string }[] = [
  { sort: "candidate", heading: "Candidate" },
  { sort: "jobTitle", heading: "Job Position" },
  { sort: "status", heading: "Status" },
  { sort: "appliedAt", heading: "Applied Date" },
];

/** On narrow screens: the column of everything but the checkbox. */
const wide = "max-md:col-span-2 max-md:col-start-2";

type ApplicationTableProps = {
  selectAllRef: Ref<HTMLButtonElement>;
  applications: LoadedApplication[];
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
  const all = selected.size === applications.length;
  const toggle = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  return (
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
          {columns.map(({ sort, heading }) => (
            <HeaderCell
              key={sort}
              className={sort === "candidate" ? "md:w-2/5" : undefined}
              sorted={filters.sortBy === sort ? filters.sortOrder : null}
              onSort={() => onChange(sortedBy(filters, sort))}
            >
              {heading}
            </HeaderCell>
          ))}
        </tr>
      </TableHead>
      <tbody>
        {applications.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            selected={selected.has(application.id)}
            onToggle={(on) => toggle(application.id, on)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type ApplicationRowProps = {
  application: LoadedApplication;
  selected: boolean;
  onToggle: (on: boolean) => void;
};

function ApplicationRow({ application, selected, onToggle }: ApplicationRowProps) {
  const { candidate, job, status, appliedAt } = application;
  const name = candidateName(candidate);
  return (
    <TableRow aria-selected={selected}>
      <Cell>
        <Checkbox
          aria-label={`Select ${name}, ${job.title}`}
          checked={selected}
          onCheckedChange={onToggle}
        />
      </Cell>
      <RowHeader className={wide}>
        <div className="flex items-center gap-3">
          <Avatar size="sm" initials={initialsOf(candidate, "C")} src={candidate.profileImageUrl} />
          <div className="min-w-0 wrap-anywhere">
            <Link
              to="/jobs/$jobId/applications"
              params={{ jobId: job.id }}
              search={{ from: application.id }}
              className={linkStyles({ variant: "title", className: "font-medium" })}
            >
              <bdi>{name}</bdi>
            </Link>
            <p className="text-xs text-ink-subtle">{candidate.email}</p>
          </div>
        </div>
      </RowHeader>
      <Cell className={wide}>
        <Link
          to="/jobs/$jobId/applications"
          params={{ jobId: job.id }}
          className={linkStyles({ variant: "title" })}
        >
          <bdi>{job.title}</bdi>
        </Link>
        <p className="text-xs text-ink-subtle">
          <bdi>{job.company.name}</bdi>
        </p>
      </Cell>
      <Cell className="max-md:col-start-2">
        <StatusBadge status={status} tones={managementTones} />
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums">
        {appliedAt ? shortDateText(appliedAt) : "Unknown"}
      </Cell>
    </TableRow>
  );
}
