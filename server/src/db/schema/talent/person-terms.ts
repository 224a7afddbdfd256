import { index, integer, pgTable, primaryKey, real } from "drizzle-orm/pg-core";
import { findablePeople } from "./findable-people.ts";

/** What each person who is found has of the vocabulary, to find those who may fit a job among many. */
export const personTerms = pgTable(
  "person_terms",
  {
    /** A skill, an occupation or a group of them, or a word: `features/talent/reading/terms.ts`. */
    term: integer().notNull(),
    /** At most 1. */
    weight: real().notNull(),
    person: integer()
      .notNull()
      .references(() => findablePeople.number, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.term] }),
    index("person_terms_heaviest").on(table.term, table.weight, table.person),
  ],
);
