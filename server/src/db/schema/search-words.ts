import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { bytewiseText } from "./columns.ts";

/**
 * Every word of letters that a job was ever found by, as written and as its
 * stem. An unfinished or mistyped word is looked up here.
 */
export const searchWords = pgTable(
  "search_words",
  {
    word: bytewiseText().primaryKey(),
    stem: text().notNull(),
  },
  (table) => [
    index("search_words_near")
      .using("gin", sql`one_letter_off(${table.word})`)
      .with({ fastupdate: false }),
  ],
);
