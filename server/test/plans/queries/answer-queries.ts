// The queries that measure how applications are answered.
import * as answers from "#features/answers/refresh-answers.queries.ts";
import * as copies from "#features/jobs/copies/near-copies.queries.ts";
import { type ListQuery, ofOneRecruiter } from "./asked.ts";

export const answerQueries: ListQuery[] = [
  {
    what: "jobs that are nearly the same",
    ask: ({ db, busy }) => copies.listNearCopies(db, busy.job),
  },
  { what: "the copies of a job", ask: ({ db, busy }) => copies.listOpenCopies(db, [busy.job]) },
  {
    what: "copies that are shown together with another",
    ask: ({ db, busy }) => copies.listShownTogether(db, [busy.job]),
  },
  {
    what: "what is forgotten of a job's copies",
    ask: ({ db, busy }) => copies.deleteCopies(db, busy.job),
  },
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
