import { viewScreens } from "@rolecall/contract/views/views.ts";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, primaryId } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";
import { users } from "#db/schema/users.ts";

/** Kept views of applications: a screen with its filter, order and columns. Of a person, or of a company's team. */
export const views = pgTable(
  "views",
  {
    id: primaryId(),
    /** Null of a team's view whose author is erased: their own go with them. */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    companyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    name: text().notNull(),
    screen: text({ enum: viewScreens }).notNull(),
    query: text().notNull(),
    columns: jsonb().$type<string[]>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("views_by_author").on(table.authorId, table.createdAt, table.id),
    index("views_by_company").on(table.companyId, table.createdAt, table.id),
    check("views_screen_known", isOneOf(table.screen, viewScreens)),
  ],
);
