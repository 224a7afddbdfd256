import { answeringStatuses } from "@rolecall/contract/applications/application-status.ts";
import type { BoardRows, StatusChangeRow } from "@rolecall/demo/board-rows.ts";
import type { NewEvent } from "#events/event.ts";

type Rows = Pick<BoardRows, "applications" | "statusChanges">;

const isAnswer = ({ to }: StatusChangeRow) => answeringStatuses.some((status) => status === to);

/** Each application with its changes, the oldest first. */
const withHistories = ({ applications, statusChanges }: Rows) => {
  const historyOf = Map.groupBy(statusChanges, ({ applicationId }) => applicationId);
  return applications.map((application) => ({
    application,
    changes: historyOf.get(application.id) ?? [],
  }));
};

/** Applications as their changes leave them: opened with the first, answered with the first that decides something. */
export const applicationsOf = (rows: Rows) =>
  withHistories(rows).map(({ application, changes }) => {
    const moves = changes.filter(({ from }) => from !== null);
    return {
      ...application,
      openedAt: moves[0]?.changedAt ?? null,
      answeredAt: moves.find(isAnswer)?.changedAt ?? null,
    };
  });

/** What happened to the applications of the demo board, in the order in which it did. */
export const eventsOf = (rows: Rows): NewEvent[] =>
  withHistories(rows)
    .flatMap(({ application, changes }) =>
      changes.flatMap(({ id, from, to, changedBy: actorId, changedAt: at }, index) => {
        const told: NewEvent[] = [];
        const by = { application, actorId, at, side: "employer" } as const;
        if (from === null) told.push({ type: "sent", ...by, side: "candidate", id, data: {} });
        else told.push({ type: "status", ...by, id, data: { from, to } });
        if (index === 1) told.unshift({ type: "opened", ...by, data: {} });
        return told.map((event) => ({ event, at: at.getTime() }));
      }),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ event }) => event);
