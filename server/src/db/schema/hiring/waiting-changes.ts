import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { moment } from "#db/schema/columns.ts";

/**
 * Of an application the last change of its status, while the candidate is not told of it, and the closing of its
 * job: until then both may be taken back. Where it is held, the candidate meanwhile reads the state before it.
 */
export const waitingChanges = pgTable("waiting_changes", {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: "cascade" }),
  /** The event that tells of it. */
  eventId: uuid(),
  /** The closing of its job, whose letter waits as well. */
  closingId: uuid(),
  until: moment().notNull(),
  isHeld: boolean().notNull(),
  /** The last status that the candidate was told. */
  toldStatus: text({ enum: applicationStatuses }).notNull(),
  readStatus: text({ enum: applicationStatuses }).notNull(),
  readOpenedAt: moment(),
  readAnsweredAt: moment(),
  readUpdatedAt: moment().notNull(),
});
