import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId, revision, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

export const companies = pgTable(
  "companies",
  {
    id: primaryId(),
    name: text().notNull(),
    description: text(),
    website: text(),
    location: text(),
    industry: text(),
    size: text(),
    logoUrl: text(),
    /** A company outlives the account that made it. */
    ownerId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The text in which the directory searches, normalized as names are compared. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`comparable(name || E'\\n' || coalesce(description, ''))`),
    revision: revision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("companies_by_name").on(sql`fold(${table.name}) collate "C"`, table.id),
    index("companies_by_whole_industry").on(table.industry),
    index("companies_by_owner").on(table.ownerId),
    // By every three letters in a row, so that a part of a word finds them too.
    index("companies_by_search_text").using("gin", sql`parts_of_three(${table.searchText})`),
    index("companies_by_industry").using("gin", sql`parts_of_three(lower(${table.industry}))`),
  ],
);
