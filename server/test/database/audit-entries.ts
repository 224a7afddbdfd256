import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { auditEntries } from "#db/schema/audit-entries.ts";

/** The audit entries of one user, job or company, oldest first. */
export const auditEntriesOf = (db: Db, subjectId: string) =>
  db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id));
