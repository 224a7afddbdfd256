import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** What the next letter of the day tells those who want no letter of each. */
export const dailyNews = pgTable(
  "daily_news",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The subject that its own letter would have. */
    text: text().notNull(),
    /** The path of the screen that it leads to, if there is one. */
    link: text(),
    at: createdAt(),
    /** The day whose letter tells it; null until then. */
    toldOn: date({ mode: "string" }),
  },
  (table) => [index("daily_news_by_day").on(table.toldOn, table.userId)],
);
