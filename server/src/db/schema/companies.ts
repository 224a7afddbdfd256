import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId, updatedAt } from "./columns.ts";
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("companies_by_name").on(sql`fold(${table.name}) collate "C"`, table.id),
    index("companies_by_owner").on(table.ownerId),
  ],
);
