// The queries that measure how applications are answered.
import * as answers from "#features/answers/refresh-answers.queries.ts";
import { type ListQuery, ofOneRecruiter } from "./asked.ts";

export const answerQueries: ListQuery[] = [
  { what: "the last settled event", ask: ({ db }) => answers.findSettledPosition(db) },
  {
    what: "jobs whose answers changed",
    ask: ({ db }) =>
      answers.listChangedJobs(db, { position: 1_000_000_000, refreshedAt: new Date() }),
  },
  {
    what: "jobs that somebody applied to",
    ask: ({ db, busy }) => answers.listAppliedJobs(db, { after: busy.job, limit: 1_000 }),
    mostRows: ofOneRecruiter,
  },
  {
    what: "the answers of a job and its company",
    ask: ({ db, busy }) => answers.measureAnswers(db, [busy.job]),
    mostRows: ofOneRecruiter,
  },
];
