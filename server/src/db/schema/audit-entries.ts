import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "./columns.ts";
import { users } from "./users.ts";

/** Append-only: every change of a role, job or company, with its author and new values. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: primaryId(),
    actorId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: text({
      enum: [
        "role-changed",
        "job-posted",
        "job-edited",
        "job-deleted",
        "company-added",
        "company-edited",
      ],
    }).notNull(),
    /** Id of the user, job or company. */
    subjectId: uuid().notNull(),
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("audit_entries_by_subject").on(table.subjectId, table.createdAt)],
);
