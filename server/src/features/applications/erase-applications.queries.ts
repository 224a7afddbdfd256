import { eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications, erasedWritten } from "#db/schema/applications.ts";

/** What an employer keeps of an erased application has no letter, no resume and no candidate. */
export const erasedColumns = {
  candidateId: null,
  resumeId: null,
  ...erasedWritten,
  source: null,
  ruledOut: false,
  // The employer sees when they themselves last changed it.
  updatedAt: sql`${applications.updatedAt}`,
};

const erase = async (db: Db, which: SQL): Promise<void> => {
  await db.update(applications).set(erasedColumns).where(which);
};

export const eraseApplicationsOf = (db: Db, candidateId: string): Promise<void> =>
  erase(db, eq(applications.candidateId, candidateId));
