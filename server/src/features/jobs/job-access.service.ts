// Who reads the applications of a job, and who manages it: asked here by every call about a job's hiring.
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { AppError, roleRefused } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { findJobAccess } from "#read-models/job-access.queries.ts";

type Which = { user: SignedInUser; jobId: string };

/** For the job's hiring team: its managers and reviewers. */
export const checkIsOnHiringTeam = async (db: Db, which: Which) => {
  const access = await findJobAccess(db, which);
  if (!access) throw new AppError("missing", jobMissingText);
  if (!access.isRead) throw roleRefused();
  return access;
};

/** For the job's managers; `locked`, the job stays as it is read until the transaction ends. */
export const checkManagesJob = async (db: Db, which: Which, locked?: "locked") => {
  const access = await findJobAccess(db, which, locked);
  if (!access) throw new AppError("missing", jobMissingText);
  if (!access.isManaged) throw roleRefused();
  return access;
};
