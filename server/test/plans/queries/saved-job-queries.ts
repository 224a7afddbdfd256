// The queries of saved jobs, an account's and those that a browser names, of kept searches, and of matches.
import * as letters from "#features/jobs/saved/saved-job-letters.queries.ts";
import { alertScreens } from "./alert-queries.ts";
import { asked, type Board, get, type ListQuery } from "./asked.ts";
import { matchScreens } from "./match-queries.ts";

export const savedJobScreens: ListQuery[] = [
  ...alertScreens,
  ...matchScreens,
  asked("candidate", "/api/jobs/saved"),
  asked("candidate", "/api/jobs/saved", { sort: "deadline", page: 2 }),
  asked("candidate", "/api/jobs/saved/ids"),
  {
    what: "jobs by their ids",
    ask: ({ anonymous, busy }) => get(anonymous, "/api/jobs", { ids: busy.job }),
  },
];

export const savedJobQueries: Record<
  string,
  (board: Pick<Board, "db" | "busy">) => Promise<unknown>
> = {
  "a saved job for a letter": ({ db, busy }) =>
    letters.findSavedToTell(db, { userId: busy.candidate, jobId: busy.job }),
  "who saved a job": ({ db, busy }) =>
    letters.listSaversOf(db, { jobId: busy.job, until: new Date(), after: null, limit: 500 }),
  "the saved jobs that close soon": ({ db }) =>
    letters.updateToToldOfDeadline(db, { hours: 72, most: 500 }),
};
