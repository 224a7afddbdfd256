// The queries of the stream of events.
import { randomUUID } from "node:crypto";
import { listOpenSessions } from "#features/auth/sessions/session.queries.ts";
import * as live from "#features/live/live.queries.ts";
import { deleteNoticesOf } from "#features/news/notices.queries.ts";
import type { Board } from "./asked.ts";

const between = { after: 1_000, upTo: 1_100 };
const newest = { after: 0, upTo: 1 };

export const liveQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "the positions of events": ({ db }) => live.readPositions(db),
  "events after each other": ({ db }) => live.listEventsBetween(db, between, 100),
  "events that the candidate will know of": ({ db }) => live.listAwaited(db, newest),
  "one event": ({ db }) => live.findKept(db, 1_000),
  "when something was told": ({ db, busy }) =>
    live.findRecent(db, { position: 1_000, userId: busy.recruiter }),
  "notices after each other": ({ db, busy }) =>
    live.listNoticesBetween(db, { ...between, userIds: [busy.recruiter] }, 100),
  "notices that somebody missed": ({ db, busy }) =>
    live.listMissedNotices(
      db,
      { ...between, user: { id: busy.candidate }, since: new Date() },
      100,
    ),
  "taking back what an event told": ({ db }) => deleteNoticesOf(db, [randomUUID()]),
  "the notices of an event": ({ db, busy }) =>
    live.listNoticesOfEvent(db, { eventId: randomUUID(), userId: busy.candidate }),
  "what somebody missed": ({ db, busy }) =>
    live.listMissed(
      db,
      {
        ...between,
        user: { id: busy.candidate, role: "candidate", waiting: false },
        since: new Date(),
      },
      100,
    ),
  "who reads the applications of jobs": ({ db, busy }) => live.listReaders(db, [busy.job]),
  "sessions that are open": ({ db, busy }) =>
    listOpenSessions(db, { userIds: [busy.recruiter, randomUUID()], startedAfter: new Date(0) }),
};
