import { decisions } from "@rolecall/contract/admin/reports.ts";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";

/** The reports of one job as one case, and its decision. */
export const reportCases = pgTable(
  "report_cases",
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** The time at which it began, by the first report or the poster's answer. */
    createdAt: createdAt(),
    /** The time at which it was opened last; reports since then are those of the present round. */
    openedAt: moment().notNull().defaultNow(),
    /** Null while it is open. */
    decision: text({ enum: decisions }),
    reason: text(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("report_cases_open")
      .on(table.createdAt, table.jobId)
      .where(sql`${table.decision} is null`),
    index("report_cases_closed")
      .on(table.createdAt, table.jobId)
      .where(sql`${table.decision} is not null`),
    index("report_cases_by_decider").on(table.decidedBy),
  ],
);
