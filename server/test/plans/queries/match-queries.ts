// The queries of matches that no screen sends by itself.
import * as kept from "#features/match/kept-jobs.queries.ts";
import type { Board } from "./asked.ts";

export const matchQueries: Record<string, (board: Pick<Board, "db" | "busy">) => Promise<unknown>> =
  {
    "whether jobs are kept for matches": ({ db, busy }) =>
      kept.listWhetherKept(db, { after: busy.job, limit: 1_000 }),
    "jobs to read for matches": ({ db, busy }) => kept.listJobsToMatch(db, [busy.job]),
    "jobs to score": ({ db, busy }) => kept.listToScore(db, [busy.job]),
  };
