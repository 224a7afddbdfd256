import { textNames } from "@rolecall/contract/site.ts";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "#db/schema/columns.ts";

/** Every version of the site's texts, as Markdown. A version is never changed. */
export const siteTexts = pgTable(
  "site_texts",
  {
    name: text({ enum: textNames }).notNull(),
    /** From 1. */
    version: integer().notNull(),
    markdown: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: "site_texts_pk", columns: [table.name, table.version] })],
);
