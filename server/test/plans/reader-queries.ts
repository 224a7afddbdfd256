// The queries of the readers of events.
import * as reading from "#events/read-events.queries.ts";
import { listApplied } from "#features/applications/closing/closing.queries.ts";
import { addToWeeks } from "#features/dashboard/weeks.queries.ts";
import { type ListQuery, ofOneRecruiter } from "./asked.ts";

const ahead = { after: 1_000, upTo: 1_100, types: ["sent", "status"], limit: 500 } as const;
const since = { until: new Date(), after: null, limit: 1_000 };

export const readerQueries: ListQuery[] = [
  { what: "where events are settled", ask: ({ db }) => reading.findSettled(db) },
  { what: "readers that are behind", ask: ({ db }) => reading.listBehind(db) },
  {
    what: "how far readers are behind",
    ask: ({ db }) => reading.countBehind(db, 1_000),
  },
  { what: "events to read", ask: ({ db }) => reading.listEventsToRead(db, ahead) },
  {
    what: "who had applied to a job",
    ask: ({ db, busy }) => listApplied(db, { jobId: busy.job, ...since }),
    mostRows: ofOneRecruiter,
  },
  { what: "events counted by week", ask: ({ db }) => addToWeeks(db, [1_000, 1_001]) },
];
