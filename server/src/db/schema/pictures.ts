import { customType, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Pictures that everybody may see, in each of their widths. They are small, drawn by the server, and
 * change with the row that shows them in one transaction: so they stand in the database.
 */
export const pictures = pgTable(
  "pictures",
  {
    id: uuid().notNull(),
    /** The width that it was drawn for, in pixels; a smaller picture stays as it is. */
    width: integer().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: "pictures_by_width", columns: [table.id, table.width] })],
);
