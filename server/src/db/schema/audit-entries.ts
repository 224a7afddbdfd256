import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "./columns.ts";
import { users } from "./users.ts";

/** Append-only: every change of a role, job, company or team, with its author and new values. */
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
        "company-deleted",
        "member-invited",
        "invitation-resent",
        "invitation-revoked",
        "member-joined",
        "member-removed",
        "member-left",
        "owner-changed",
        "company-verified",
        "verification-ended",
        "job-taken-over",
        "reviewer-added",
        "reviewer-removed",
      ],
    }).notNull(),
    /** Id of the user, job, company or invitation. */
    subjectId: uuid().notNull(),
    /** The company in whose history it stands. No reference: the history outlives the company. */
    companyId: uuid(),
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_by_subject").on(table.subjectId, table.createdAt),
    index("audit_entries_by_company").on(table.companyId, table.createdAt, table.id),
  ],
);
