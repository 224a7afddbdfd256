import { bigint, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { users } from "#db/schema/users.ts";

/** Up to where each person has read a conversation. */
export const messageReads = pgTable(
  "message_reads",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    /** The position of the newest message that was read. */
    upTo: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.applicationId] })],
);
