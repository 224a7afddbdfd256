import { type AuditAction, auditActions } from "@rolecall/contract/admin/audit.ts";
import { countCap } from "@rolecall/contract/jobs/jobs.ts";
import type { HistoryAction } from "@rolecall/contract/teams/history-actions.ts";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { type AuditEntry, insertAuditEntry, updateToErased } from "./audit.queries.ts";
import { listCompanyHistory } from "./company-history.queries.ts";
import { withNames } from "./names.service.ts";
import { type AuditFilter, listAuditEntries } from "./record.queries.ts";
import { shortened } from "./shortened.ts";

/**
 * Records a change with its author and the new values, long ones shortened. Call it in the transaction of the change itself,
 * so that neither is stored without the other.
 */
export const recordChange = async (db: Db, entry: AuditEntry): Promise<void> => {
  await insertAuditEntry(db, { ...entry, changes: shortened(entry.changes) });
};

/** Actions whose entries may name people whom they are not about, in their changes. */
const namingActions: AuditAction[] = [
  "administrator-added",
  "administrator-removed",
  "owner-changed",
  "member-invited",
  "invitation-resent",
  "invitation-revoked",
  "registration-invited",
  "job-taken-over",
  "reviewer-added",
  "reviewer-removed",
];

/**
 * Takes somebody who is leaving out of the record, in the transaction of their erasure: entries stay, with
 * null and `erased` in place of who it was.
 */
export const eraseFromRecord = (db: Db, userId: string): Promise<void> =>
  updateToErased(db, { userId, namingActions });

/** The history of a company, newest first. */
export const historyOf = async (db: Db, list: Parameters<typeof listCompanyHistory>[1]) => {
  const { items, ...page } = await listCompanyHistory(db, list);
  const named = await withNames(db, items, { showUsernames: false });
  const shown = named.flatMap(({ action, subjectId, ...entry }) =>
    isOfHistory(action) && subjectId !== null
      ? [{ ...entry, action, subject: { type: subjectTypes[action], id: subjectId } }]
      : [],
  );
  return { ...page, items: shown };
};

const isOfHistory = (action: AuditEntry["action"]): action is HistoryAction =>
  action in subjectTypes;

/** The kind of subject of each action. */
const subjectTypes: Record<HistoryAction, "company" | "invitation" | "job" | "user"> = {
  "member-invited": "invitation",
  "invitation-resent": "invitation",
  "invitation-revoked": "invitation",
  "member-joined": "user",
  "role-changed": "user",
  "member-removed": "user",
  "member-left": "user",
  "owner-changed": "user",
  "company-edited": "company",
  "company-verified": "company",
  "verification-ended": "company",
  "job-posted": "job",
  "job-edited": "job",
  "job-taken-over": "job",
  "reviewer-added": "job",
  "reviewer-removed": "job",
};

/** One page of the record, newest first. Counting stops at a thousand. */
export const readAudit = async (db: Db, filter: AuditFilter & Slice) => {
  const { items, ...page } = await listAuditEntries(db, { ...filter, most: countCap });
  const named = await withNames(db, items, { showUsernames: true });
  return {
    ...page,
    items: named.map(({ subjectId, ...entry }) => ({
      ...entry,
      subject: { type: auditActions[entry.action] ?? "unknown", id: subjectId },
    })),
  };
};
