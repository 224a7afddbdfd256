import { sql } from "drizzle-orm";
import { customType, index, pgTable, text } from "drizzle-orm/pg-core";

/** Compared byte by byte, so that the primary key also finds the words with a given beginning. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

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
