import type { Db } from "#db/db.ts";
import type { Condition } from "#tasks/condition.sql.ts";
import * as erasing from "./erase-applications.queries.ts";
import * as old from "./old-applications.queries.ts";

/**
 * Takes somebody out of their applications. Employers keep rows without a name, so that counts and
 * histories stay true.
 */
export const eraseApplicationsOf = (db: Db, candidateId: string): Promise<void> =>
  erasing.eraseApplicationsOf(db, candidateId);

/** Whether some were rejected or hired long ago. */
export const settledAreToErase = (db: Db, months: number): Condition =>
  old.settledAreDue(db, months);

/** Erases some that were rejected or hired long ago. Answers how many. */
export const eraseSettled = (db: Db, which: Parameters<typeof old.eraseSettled>[1]) =>
  old.eraseSettled(db, which);

/** Erases some of the applications to jobs that ended long ago. Answers how many. */
export const eraseOfJobs = (db: Db, which: Parameters<typeof old.eraseOfJobs>[1]) =>
  old.eraseOfJobs(db, which);
