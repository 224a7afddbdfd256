import { bigint, index, pgTable } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "#db/schema/columns.ts";

/** The backups that were finished, for the administrators to see when the last one was. */
export const backups = pgTable(
  "backups",
  {
    id: primaryId(),
    createdAt: createdAt(),
    bytes: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("backups_newest").on(table.createdAt)],
);
