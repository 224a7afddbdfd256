import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId, risingPosition } from "#db/schema/columns.ts";

/** Letters that wait to be written and delivered. They name whom and what they are about by ids alone. */
export const outbox = pgTable(
  "outbox",
  {
    id: primaryId(),
    /** As its definition calls it. */
    kind: text().notNull(),
    /** Null once it was delivered: what is kept then names nobody. */
    about: jsonb(),
    /** A hash of what it is sent for once: the occasion, and whom it goes to. Null where it may come again. */
    occasion: text().unique(),
    /** Not before; after a failed attempt later, and while somebody is delivering it a little later. */
    visibleFrom: moment().notNull().defaultNow(),
    /** The order in which letters of one moment go out. */
    position: risingPosition(),
    attempts: integer().notNull().default(0),
    deliveredAt: moment(),
    /** When it was given up. */
    failedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("outbox_waiting")
      .on(table.visibleFrom)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
  ],
);
