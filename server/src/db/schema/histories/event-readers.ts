import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** How far each reader of events has read (`events/reader.ts`). */
export const eventReaders = pgTable("event_readers", {
  name: text().primaryKey(),
  /** Events up to this position were read. */
  position: bigint({ mode: "number" }).notNull(),
  /** Where it goes on within the next ones, as it named that itself. */
  bookmark: text(),
});
