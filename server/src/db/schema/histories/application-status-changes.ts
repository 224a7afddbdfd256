import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { createdAt, isOneOf, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Append-only history of an application; the first row is its arrival, from nothing. */
export const applicationStatusChanges = pgTable(
  "application_status_changes",
  {
    id: primaryId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    /** null for the arrival. */
    from: text({ enum: applicationStatuses }),
    to: text({ enum: applicationStatuses }).notNull(),
    changedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    changedAt: createdAt(),
  },
  (table) => [
    index("application_status_changes_by_application").on(
      table.applicationId,
      table.changedAt,
      table.id,
    ),
    index("application_status_changes_answers")
      .on(table.changedAt, table.applicationId)
      .where(sql`${table.to} in ('shortlisted', 'interview_scheduled', 'rejected', 'hired')`),
    check("application_status_changes_from_known", isOneOf(table.from, applicationStatuses)),
    check("application_status_changes_to_known", isOneOf(table.to, applicationStatuses)),
  ],
);
