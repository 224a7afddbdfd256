import { suggestionKinds } from "@rolecall/contract/jobs/jobs.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytewiseText } from "./columns.ts";

/**
 * Each title, company and location of active jobs by its folded words, and how many have it: a
 * search is completed from these. Jobs whose deadline passed count until somebody closes them.
 */
export const searchSuggestions = pgTable(
  "search_suggestions",
  {
    kind: text({ enum: suggestionKinds }).notNull(),
    key: bytewiseText().notNull(),
    jobs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index("search_suggestions_most_jobs")
      .on(table.kind, table.jobs.desc().nullsFirst(), table.key)
      .where(sql`${table.jobs} > 0`),
    index("search_suggestions_words")
      .using("gin", sql`words_of_kind(${table.kind}, ${table.key})`)
      .with({ fastupdate: false }),
  ],
);
