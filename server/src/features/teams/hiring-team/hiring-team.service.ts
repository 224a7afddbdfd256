import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { managesAlreadyText } from "@rolecall/contract/teams/hiring-team.ts";
import { isManagingRole } from "@rolecall/contract/teams/member-role.ts";
import { memberMissingText } from "@rolecall/contract/teams/members.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { mayReadApplications, getJob } from "#features/jobs/jobs.service.ts";
import { lockJobOfTeam, takeOver } from "#features/jobs/team-jobs.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { findMember, holdActingEmployer } from "#features/teams/members/members.queries.ts";
import { refuseStranger } from "#features/teams/members/members.service.ts";
import { AppError, roleRefused } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { findCompanyRole } from "#read-models/company-role.queries.ts";
import { deleteReviewer, insertReviewer, listReviewers } from "./hiring-team.queries.ts";
import { jobTakenOverLetter } from "./job-taken-over.letter.ts";

interface OnJob {
  id: string;
  user: SignedInUser;
}

/** The reviewers of a job, for its managers and for the reviewers themselves. */
export const reviewersOf = async (db: Db, { id, user }: OnJob) => {
  const mayRead = await mayReadApplications(db, { id, user });
  if (mayRead === null) throw new AppError("missing", jobMissingText);
  if (!mayRead) throw roleRefused();
  return listReviewers(db, id);
};

/** Lets a reviewer of the company read a job's applications. */
export const addReviewer = (db: Db, which: OnJob & { userId: string }): Promise<void> =>
  db.transaction(async (db) => {
    const { job, member } = await lockTeamOfJob(db, which);
    const { id: jobId, companyId } = job;
    if (member.role !== "reviewer") throw new AppError("conflict", managesAlreadyText);
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
  await refuseStranger(db, { id: companyId, user });
  const member = await findMember(db, { companyId, userId });
  if (!member || !(await holdActingEmployer(db, userId)))
    throw new AppError("missing", memberMissingText);
  if (!isManagingRole(await findCompanyRole(db, { companyId, user }))) throw roleRefused();
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
