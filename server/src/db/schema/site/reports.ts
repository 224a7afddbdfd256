import { reportReasons } from "@rolecall/contract/jobs/reports.ts";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";
import { reportCases } from "./report-cases.ts";

/** One user's report that something is wrong with a job. */
export const reports = pgTable(
  "reports",
  {
    id: primaryId(),
    jobId: uuid()
      .notNull()
      .references(() => reportCases.jobId, { onDelete: "cascade" }),
    reason: text({ enum: reportReasons }).notNull(),
    text: text(),
    /** Null of visitors, and of who is gone. */
    reporterId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("reports_by_job").on(table.jobId, table.createdAt, table.id),
    index("reports_by_reporter").on(table.reporterId, table.createdAt),
  ],
);
