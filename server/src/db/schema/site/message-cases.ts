import { decisions } from "@rolecall/contract/admin/reports.ts";
import { messageReportReasons } from "@rolecall/contract/conversations/message-reports.ts";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { createdAt, moment, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Messages that somebody showed to the administrators, and what these decided. */
export const messageCases = pgTable(
  "message_cases",
  {
    id: primaryId(),
    createdAt: createdAt(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    /** Those alone the administrators read, as long as they are there. */
    messageIds: uuid().array().notNull(),
    reason: text({ enum: messageReportReasons }).notNull(),
    /** What the reporter says of them; null once one of the two sides is erased. */
    text: text(),
    reporterId: uuid().references(() => users.id, { onDelete: "set null" }),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Null while it is open. */
    decision: text({ enum: decisions }),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("message_cases_open")
      .on(table.createdAt, table.id)
      .where(sql`${table.decision} is null`),
    index("message_cases_closed")
      .on(table.createdAt, table.id)
      .where(sql`${table.decision} is not null`),
    index("message_cases_by_application").on(table.applicationId),
    index("message_cases_by_reporter").on(table.reporterId),
    index("message_cases_by_author").on(table.authorId),
    index("message_cases_by_decider").on(table.decidedBy),
  ],
);
