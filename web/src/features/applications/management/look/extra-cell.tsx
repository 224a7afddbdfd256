import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { waitingText } from "#features/applications/management/waiting-text.ts";
import { cn } from "#ui/class-names.ts";
import { Cell } from "#ui/list/table.tsx";
import type { ExtraColumn } from "./table-columns.ts";

type ExtraCellProps = {
  column: ExtraColumn;
  application: MarkedApplication;
  /** As it will be, while a change is on its way. */
  status: ApplicationStatus;
  className: string;
};

/** What an application has in a column that its reader chose. */
export function ExtraCell({ column, application, status, className }: ExtraCellProps) {
  const { candidate, tags, stars, source, matchScore, appliedAt } = application;
  const profile = candidate.candidateProfile;
  const contents = {
    title: <bdi>{profile?.title}</bdi>,
    location: <bdi>{profile?.location}</bdi>,
    match: matchScore,
    tags: <bdi>{tags.join(", ")}</bdi>,
    stars: stars === 0 ? null : stars,
    source: <bdi>{source}</bdi>,
    waiting: waitingText({ status, appliedAt }),
  };
  const isShort = column === "match" || column === "stars" || column === "waiting";
  return (
    <Cell className={cn(isShort && "whitespace-nowrap tabular-nums", className)}>
      {contents[column]}
    </Cell>
  );
}
