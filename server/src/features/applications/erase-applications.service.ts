import type { Db } from "#db/db.ts";
import { erasePersonsFromEvents, record } from "#events/record.service.ts";
import type { Condition } from "#tasks/condition.sql.ts";
import * as erasing from "./erase-applications.queries.ts";
import { deleteMatches } from "./match/kept-match.queries.ts";
import * as old from "./old-applications.queries.ts";

interface Application {
  id: string;
  jobId: string;
}

/** Somebody's applications, locked until the transaction ends. */
export const holdApplicationsOf = (db: Db, candidateId: string): Promise<Application[]> =>
  erasing.lockApplicationsOf(db, candidateId);

/** Whether some were rejected or hired long ago. */
export const settledAreToErase = (db: Db, months: number): Condition =>
  old.settledAreDue(db, months);

/** Some that were rejected or hired long ago, locked until the transaction ends. */
export const holdSettled = (
  db: Db,
  which: Parameters<typeof old.lockSettled>[1],
): Promise<Application[]> => old.lockSettled(db, which);

/** The same of some of the applications to jobs that ended long ago. */
export const holdOfJobs = (
  db: Db,
  which: Parameters<typeof old.lockOfJobs>[1],
): Promise<Application[]> => old.lockOfJobs(db, which);

/**
 * Takes candidates out of applications that the transaction has locked. Employers keep rows without a name, so
 * that counts and histories stay true. What stands elsewhere of them is the caller's to erase.
 */
export const eraseHeld = async (db: Db, applications: Application[]): Promise<void> => {
  const ids = applications.map(({ id }) => id);
  await erasePersonsFromEvents(db, ids);
  const by = { type: "erased", side: "product", actorId: null, data: {} } as const;
  await record(
    db,
    applications.map((application) => ({ ...by, application })),
  );
  await erasing.deleteAnswers(db, ids);
  await deleteMatches(db, ids);
  await erasing.updateToErased(db, ids);
};
