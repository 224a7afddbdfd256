import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { candidateName } from "#features/applications/candidate-name.ts";
import { DecideButton } from "#features/applications/deciding/decide-button.tsx";
import { OpenPreviewButton } from "#features/applications/resume-panel/open-preview-button.tsx";
import type { ChangeStatus } from "#features/applications/review/change-status.ts";
import { cardId } from "#features/applications/review/element-ids.ts";
import { RuledOutBadge } from "#features/applications/ruled-out-badge.tsx";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { StatusSelect } from "#features/applications/status-select.tsx";
import { managementTones } from "#features/applications/status-tones.ts";
import { initialsOf } from "#features/auth/person-name.ts";
import { shortDateText } from "#lib/text/dates.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Cell, RowHeader, TableRow } from "#ui/list/table.tsx";
import { useFocusSuccessor } from "#ui/overlay/focus-successor.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ExtraCell } from "./look/extra-cell.tsx";
import type { ExtraColumn } from "./look/table-columns.ts";

/** On narrow screens: the column of everything but the checkbox. */
const wide = "max-md:col-span-2 max-md:col-start-2";

/** Where rows have one line, a name and what stands below it elsewhere stand in it, and end where it ends. */
const inOneLine =
  "lg:in-data-dense:flex lg:in-data-dense:items-baseline lg:in-data-dense:gap-2 lg:in-data-dense:overflow-hidden lg:in-data-dense:whitespace-nowrap";
const cut = "lg:in-data-dense:max-w-0";

type ApplicationRowProps = {
  application: MarkedApplication;
  /** Its columns beside those that always stand, and where there is room for them. */
  extra: { columns: readonly ExtraColumn[]; where: string };
  /** As it will be, while a change is on its way. */
  status: MarkedApplication["status"];
  onStatus: ChangeStatus | undefined;
  isOpen: boolean;
  /** Keys act on it. */
  isCurrent: boolean;
  onChoose: (id: string, beside: boolean) => void;
  onToggleResume: (id: string) => void;
  selected: boolean;
  onToggle: (on: boolean) => void;
};

/** One application in the table. */
export function ApplicationRow({
  application,
  extra,
  status,
  onStatus,
  isOpen,
  isCurrent,
  onChoose,
  onToggleResume,
  selected,
  onToggle,
}: ApplicationRowProps) {
  const { id, candidate, job, appliedAt } = application;
  const name = candidateName(candidate);
  const row = useRef<HTMLTableRowElement>(null);
  const successor = useFocusSuccessor(row);
  return (
    <TableRow
      ref={row}
      id={cardId(id)}
      aria-selected={selected}
      aria-current={isCurrent || undefined}
      tabIndex={-1}
      className="outline-none"
      {...successor}
      onFocus={() => {
        successor.onFocus();
        onChoose(id, false);
      }}
    >
      <Cell>
        <Checkbox
          aria-label={`Select ${name}, ${job.title}`}
          checked={selected}
          onCheckedChange={onToggle}
        />
      </Cell>
      <RowHeader className={`${wide} ${cut}`}>
        <div className="flex items-center gap-3">
          <Avatar size="sm" initials={initialsOf(candidate, "C")} src={candidate.profileImageUrl} />
          <div className={`min-w-0 wrap-anywhere ${inOneLine}`}>
            <Link
              to="/jobs/$jobId/applications"
              params={{ jobId: job.id }}
              search={{ from: id }}
              className={linkStyles({ variant: "title", className: "font-medium" })}
            >
              <bdi>{name}</bdi>
            </Link>
            <p
              title={candidate.email ?? undefined}
              className="truncate text-xs text-ink-subtle md:overflow-visible lg:in-data-dense:overflow-hidden"
            >
              {candidate.email}
            </p>
            {application.ruledOut && <RuledOutBadge />}
          </div>
          <div className="ml-auto">
            <OpenPreviewButton small of={application} isOpen={isOpen} onToggle={onToggleResume} />
          </div>
        </div>
      </RowHeader>
      <Cell className={`${wide} ${cut}`}>
        <div className={inOneLine} title={`${job.title}, ${job.company.name}`}>
          <Link
            to="/jobs/$jobId/applications"
            params={{ jobId: job.id }}
            className={linkStyles({ variant: "title" })}
          >
            <bdi>{job.title}</bdi>
          </Link>
          <p className="text-xs text-ink-subtle lg:in-data-dense:truncate">
            <bdi>{job.company.name}</bdi>
          </p>
        </div>
      </Cell>
      <Cell className="max-md:col-start-2">
        <div className="flex items-center gap-1">
          <StatusSelect
            name={`${name}, ${job.title}`}
            status={status}
            onChange={(chosen) => onStatus?.(id, chosen)}
            face={<StatusBadge status={status} tones={managementTones} />}
          />
          <DecideButton small applications={[application]} of={`${name}, ${job.title}`} />
        </div>
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums">
        {appliedAt ? shortDateText(appliedAt) : "Unknown"}
      </Cell>
      {extra.columns.map((column) => (
        <ExtraCell
          key={column}
          column={column}
          application={application}
          status={status}
          className={extra.where}
        />
      ))}
    </TableRow>
  );
}
