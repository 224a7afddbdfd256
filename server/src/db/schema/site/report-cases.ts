import { decisions } from "@rolecall/contract/admin/reports.ts";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/**
 * The reports of one job as one case, and its decision. It stays when the job is deleted: a trigger
 * then keeps here what it shows of the job (`functions/cases.sql`).
 */
export const reportCases = pgTable(
  "report_cases",
  {
    jobId: uuid().primaryKey(),
    /** The time at which it began, by the first report or the poster's answer. */
    createdAt: createdAt(),
    /** The time at which it was opened last; reports since then are those of the present round. */
    openedAt: moment().notNull().defaultNow(),
    /** Null while it is open. */
    decision: text({ enum: decisions }),
    reason: text(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** All of these are null while the job is there. */
    jobDeletedAt: moment(),
    jobTitle: text(),
    companyId: uuid(),
    companyName: text(),
    posterId: uuid().references(() => users.id, { onDelete: "set null" }),
    answerText: text(),
    answeredAt: moment(),
  },
  (table) => [
    index("report_cases_open")
      .on(table.createdAt, table.jobId)
      .where(sql`${table.decision} is null`),
    index("report_cases_closed")
      .on(table.createdAt, table.jobId)
      .where(sql`${table.decision} is not null`),
    index("report_cases_by_decider").on(table.decidedBy),
    index("report_cases_by_poster").on(table.posterId),
  ],
);
