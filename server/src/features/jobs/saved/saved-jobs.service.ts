import { mostSavedByAccount, tooManySavedText } from "@rolecall/contract/jobs/saved-jobs.ts";
import type { Db } from "#db/db.ts";
import { readableJob, withApplications } from "#features/jobs/jobs.service.ts";
import { withMatchScores } from "#features/match/match.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import * as queries from "./saved-jobs.queries.ts";

/** Saves a job that the user may read, or changes their note on it. @throws `conflict` where they saved too many */
export const saveJob = async (
  db: Db,
  { user, id, note }: { user: SignedInUser; id: string; note?: string | null | undefined },
) =>
  db.transaction(async (db) => {
    await readableJob(db, { id, user });
    await queries.lockSavedJobsOf(db, user.id);
    const saved = await queries.upsertSavedJob(db, { userId: user.id, jobId: id, note });
    await refuseTooMany(db, user.id);
    return saved;
  });

/** Saves several jobs, all or none; those that the user may not read are left out. */
export const saveJobs = async (db: Db, { user, ids }: { user: SignedInUser; ids: string[] }) =>
  db.transaction(async (db) => {
    await queries.lockSavedJobsOf(db, user.id);
    const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
    const savedCount = await queries.insertSavedJobs(db, { user, ids: unique });
    await refuseTooMany(db, user.id);
    return { savedCount };
  });

const refuseTooMany = async (db: Db, userId: string) => {
  if ((await queries.countSavedJobs(db, userId)) > mostSavedByAccount)
    throw new AppError("conflict", tooManySavedText);
};

export const forgetJob = (db: Db, { user, id }: { user: SignedInUser; id: string }) =>
  queries.deleteSavedJob(db, { userId: user.id, jobId: id });

/** One page of the jobs that the user saved, closed ones too. */
export const savedJobsOf = async (db: Db, list: Parameters<typeof queries.listSavedJobs>[1]) => {
  const { page, limit, user } = list;
  const { items, total } = await queries.listSavedJobs(db, list);
  const jobs = await withMatchScores(db, { user, jobs: items });
  return { items: await withApplications(db, { user, jobs }), total, page, limit };
};

export const savedIdsOf = (db: Db, userId: string) => queries.listSavedIds(db, userId);
