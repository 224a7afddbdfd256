import { jobChangeKinds } from "@rolecall/contract/jobs/job-changes.ts";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, primaryId } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";

/** A field of a job before and after a change; moments are instants. */
export interface ChangedField {
  field: string;
  from: unknown;
  to: unknown;
}

/** What happened to a job, for who manages it. Rows are only added, and go with their job. */
export const jobChanges = pgTable(
  "job_changes",
  {
    id: primaryId(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    changedAt: createdAt(),
    /** Null of the product, and where the account is erased. */
    changedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    what: text({ enum: jobChangeKinds }).notNull(),
    fields: jsonb().$type<ChangedField[]>().notNull(),
  },
  (table) => [
    index("job_changes_by_job").on(table.jobId, table.changedAt, table.id),
    index("job_changes_by_user").on(table.changedBy),
    check("job_changes_what_known", isOneOf(table.what, jobChangeKinds)),
  ],
);
