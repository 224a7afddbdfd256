import type { Db } from "#db/db.ts";
import * as erasing from "./erase-applications.queries.ts";

/**
 * Takes somebody out of their applications. Employers keep rows without a name, so that counts and
 * histories stay true.
 */
export const eraseApplicationsOf = (db: Db, candidateId: string): Promise<void> =>
  erasing.eraseApplicationsOf(db, candidateId);
