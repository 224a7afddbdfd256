import { index, integer, json, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { jobs } from "#db/schema/jobs.ts";

/** What a match reads in the texts of a job, kept when these are written. */
export const jobMatches = pgTable(
  "job_matches",
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Of the formula and its vocabulary, and of the job's texts: what is of another one counts for nothing. */
    version: text().notNull(),
    revision: integer().notNull(),
    /** Occupations, skills and words by their numbers in the vocabulary. */
    read: json().$type<object>().notNull(),
    /** The terms that could give most, by which the job is found, and what each could give in hundredths of a point. */
    terms: integer().array().notNull(),
    weights: smallint().array().notNull(),
  },
  (table) => [index("job_matches_by_version").on(table.jobId, table.version)],
);
