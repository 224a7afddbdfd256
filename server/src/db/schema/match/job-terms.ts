import { integer, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";

/**
 * The jobs of each term of a match, those first to which it could give most: of the jobs that are in the search
 * alone. Triggers keep it with `job_matches` and `job_search`.
 */
export const jobTerms = pgTable(
  "job_terms",
  {
    term: integer().notNull(),
    weight: smallint().notNull(),
    jobId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.weight, table.jobId] })],
);
