import { managesAlreadyText } from "@rolecall/contract/teams/hiring-team.ts";
import { memberMissingText } from "@rolecall/contract/teams/members.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { getJob } from "#features/jobs/jobs.service.ts";
import { lockJobOfTeam, takeOver } from "#features/jobs/team-jobs.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { findMember, holdEmployersAccount } from "#features/teams/members/members.queries.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany, isReviewer } from "#policies/company.ts";
import { checkIsOnHiringTeam } from "#policies/job.ts";
import { deleteReviewer, insertReviewer, listReviewers } from "./hiring-team.queries.ts";
import { jobTakenOverLetter } from "./job-taken-over.letter.ts";

interface OnJob {
  id: string;
  user: SignedInUser;
}

/** The reviewers of a job, for its managers and for the reviewers themselves. */
export const reviewersOf = async (db: Db, { id, user }: OnJob) => {
  await checkIsOnHiringTeam(db, { jobId: id, user });
  return listReviewers(db, id);
};

/** Lets a reviewer of the company read a job's applications. */
export const addReviewer = (db: Db, which: OnJob & { userId: string }): Promise<void> =>
  db.transaction(async (db) => {
    const { job, member } = await lockTeamOfJob(db, which);
    const { id: jobId, companyId } = job;
    if (!isReviewer(member)) throw new AppError("conflict", managesAlreadyText);
    if (!(await insertReviewer(db, { jobId, userId: which.userId }))) return;
    await recordReviewer(db, { ...which, companyId, action: "reviewer-added" });
  });

export const removeReviewer = (db: Db, which: OnJob & { userId: string }): Promise<void> =>
  db.transaction(async (db) => {
    const { job } = await lockTeamOfJob(db, which);
    const { id: jobId, companyId } = job;
    if (!(await deleteReviewer(db, { jobId, userId: which.userId }))) return;
    await recordReviewer(db, { ...which, companyId, action: "reviewer-removed" });
  });

/** The job and the member, for members who manage the job. */
const lockTeamOfJob = async (db: Db, { id, user, userId }: OnJob & { userId: string }) => {
  const job = await lockJobOfTeam(db, { id, user });
  const { companyId } = job;
  await checkMayInCompany(db, { companyId, user }, "readTeam");
  const member = await findMember(db, { companyId, userId });
  if (!member || !(await holdEmployersAccount(db, userId)))
    throw new AppError("missing", memberMissingText);
  await checkMayInCompany(db, { companyId, user }, "manageJobs");
  return { job, member };
};

const recordReviewer = (
  db: Db,
  {
    id,
    user,
    userId,
    companyId,
    action,
  }: OnJob & {
    userId: string;
    companyId: string;
    action: "reviewer-added" | "reviewer-removed";
  },
) => recordChange(db, { actorId: user.id, action, subjectId: id, companyId, changes: { userId } });

/** Takes a job over from a poster who is no member, and tells them. */
export const takeJobOver = async (db: Db, { id, user }: OnJob) => {
  await db.transaction(async (db) => {
    const { poster: userId } = await takeOver(db, { id, user });
    if (userId) await sendLetter(db, jobTakenOverLetter, { jobId: id, userId });
  });
  return getJob(db, { id, user });
};
