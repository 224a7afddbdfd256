import type { AuditAction } from "@rolecall/contract/admin/audit.ts";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "./columns.ts";
import { users } from "./users.ts";

/** Append-only: every change of a role, job, company or team, with its author and new values. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: primaryId(),
    actorId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: text().$type<AuditAction>().notNull(),
    /** Id of what it is about; `auditActions` says what that is. Null where that person was erased. */
    subjectId: uuid(),
    /** The company in whose history it stands. No reference: the history outlives the company. */
    companyId: uuid(),
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_by_subject").on(table.subjectId, table.createdAt),
    index("audit_entries_by_company").on(table.companyId, table.createdAt, table.id),
    index("audit_entries_newest").on(table.createdAt, table.id),
    index("audit_entries_by_actor").on(table.actorId, table.createdAt, table.id),
    index("audit_entries_by_action").on(table.action, table.createdAt, table.id),
  ],
);
