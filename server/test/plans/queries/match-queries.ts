// The queries of matches that no screen sends by itself.
import * as kept from "#features/match/kept-jobs.queries.ts";
import { asked, type Board, type ListQuery } from "./asked.ts";

/** Of each term of a person the heaviest 1,500 jobs, and the best of all of them are scored. */
const byMatch = 60_000;

const wanted = [
  {},
  { query: "engineer" },
  { category: "sales" },
  { location: "berlin" },
  { page: 60 },
];

export const matchScreens: ListQuery[] = [
  ...wanted.flatMap((query) => [
    asked("candidate", "/api/jobs", { sort: "match", ...query }, byMatch),
    asked("candidate", "/api/jobs/recommended", query, byMatch),
  ]),
  ...wanted
    .filter((query) => !("page" in query))
    .map((query) => asked("candidate", "/api/jobs/recommended/facets", query, byMatch)),
  asked("anonymous", ({ job }) => `/api/jobs/${job}/similar`, {}, byMatch),
];

export const matchQueries: Record<string, (board: Pick<Board, "db" | "busy">) => Promise<unknown>> =
  {
    "whether jobs are kept for matches": ({ db, busy }) =>
      kept.listWhetherKept(db, { after: busy.job, limit: 1_000 }),
    "jobs to read for matches": ({ db, busy }) => kept.listJobsToMatch(db, [busy.job]),
    "jobs to score": ({ db, busy }) => kept.listToScore(db, [busy.job]),
  };
