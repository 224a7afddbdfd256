import type { Analytics, AnalyticsOfSpan } from "@rolecall/contract/analytics/analytics.schemas.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import { fullName } from "#features/auth/person-name.ts";
import { BarFigure } from "./bar-figure.tsx";
import { durationText } from "./duration-text.ts";
import { FigureCard } from "./figure-card.tsx";

type FiguresProps = { figures: Analytics };

const counted = (value: number) => value.toLocaleString("en-US");

/** How many applications ever came as far as each status. */
export function FunnelCard({ figures }: FiguresProps) {
  const reached = ({ reached: of }: AnalyticsOfSpan, status: ApplicationStatus) => of[status];
  const rows = applicationStatuses.map((status) => ({
    name: statusLabel(status),
    now: reached(figures, status),
    before: reached(figures.before, status),
  }));
  return (
    <FigureCard
      title="Funnel"
      description="Of the applications sent in the span, how many were ever in each status."
      empty={figures.applications + figures.before.applications === 0 && "Nobody applied."}
      table={{
        columns: ["Status", "Now", "Before"],
        rows: rows.map(({ name, now, before }) => [name, now, before]),
      }}
    >
      <BarFigure rows={rows} textOf={counted} />
    </FigureCard>
  );
}

/** How long applications stood in each status. */
export function StaysCard({ figures }: FiguresProps) {
  const rows = figures.timeInStatus.map(({ status, ...now }, place) => ({
    name: statusLabel(status),
    now,
    before: figures.before.timeInStatus[place] ?? { count: 0, medianSeconds: null },
  }));
  const none = rows.every(({ now, before }) => now.count + before.count === 0);
  return (
    <FigureCard
      title="Time in each status"
      description="The median of the stays that ended in the span."
      empty={none && "No application left a status."}
      table={{
        columns: ["Status", "Stays", "Median", "Stays before", "Median before"],
        rows: rows.map(({ name, now, before }) => [
          name,
          now.count,
          now.medianSeconds,
          before.count,
          before.medianSeconds,
        ]),
      }}
      textOf={(value, column) => (column % 2 === 0 ? durationText(value) : counted(value))}
    >
      <BarFigure
        rows={rows.map(({ name, now, before }) => ({
          name,
          now: now.medianSeconds,
          before: before.medianSeconds,
        }))}
        textOf={durationText}
      />
    </FigureCard>
  );
}

const mostBars = 8;

/** By which links candidates came, and what became of them. */
export function SourcesCard({ figures }: FiguresProps) {
  const before = new Map(figures.before.sources.map((one) => [one.source, one.applications]));
  return (
    <FigureCard
      title="Sources"
      description="Where applications came from, by the source in the link."
      empty={figures.sources.length === 0 && "Nobody applied."}
      table={{
        columns: ["Source", "Applications", "Interviews", "Hires", "Before"],
        rows: figures.sources.map(({ source, applications, interviews, hires }) => [
          source,
          applications,
          interviews,
          hires,
          before.get(source) ?? 0,
        ]),
      }}
    >
      <BarFigure
        rows={figures.sources.slice(0, mostBars).map(({ source, applications }) => ({
          name: source,
          now: applications,
          before: before.get(source) ?? 0,
        }))}
        textOf={counted}
      />
    </FigureCard>
  );
}

/** Why applications were rejected, as far as it was said. */
export function ReasonsCard({ figures }: FiguresProps) {
  const before = new Map(figures.before.reasons.map(({ reason, count }) => [reason, count]));
  const rows = figures.reasons.map(({ reason, count }) => ({
    name: reason,
    now: count,
    before: before.get(reason) ?? 0,
  }));
  return (
    <FigureCard
      title="Reasons of rejection"
      description="Of those that are rejected now, where a reason was given."
      empty={rows.length === 0 && "No reason was given."}
      table={{
        columns: ["Reason", "Now", "Before"],
        rows: rows.map(({ name, now, before: earlier }) => [name, now, earlier]),
      }}
    >
      <BarFigure rows={rows.slice(0, mostBars)} textOf={counted} />
    </FigureCard>
  );
}

/** Who interviewed, how often and how long. */
export function InterviewersCard({ figures }: FiguresProps) {
  return (
    <FigureCard
      title="Interviewers"
      description="Interviews that begin in the span."
      empty={figures.interviewers.length === 0 && "Nobody interviewed."}
      table={{
        columns: ["Interviewer", "Interviews", "Minutes", "No-shows"],
        rows: figures.interviewers.map(({ interviews, minutes, noShows, ...person }) => [
          fullName(person) || "Former colleague",
          interviews,
          minutes,
          noShows,
        ]),
      }}
    />
  );
}
