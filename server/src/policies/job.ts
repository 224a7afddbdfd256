// Who manages a job and who reads its applications.
//
// A member of its company manages it by their role alone, anyone else who posted it unless it became the team's
// alone. A reviewer reads the applications of the jobs that they were added to. Who acts as no employer
// (employer.ts) does neither. `manages-job.test.ts` has the cases that both forms of the rule pass: the
// conditions for one caller, which use indexes, and the people of a job.
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import { and, eq, exists, isNull, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { users } from "#db/schema/users.ts";
import { AppError, roleRefused } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { companiesWhereUserMay, isReviewersRole, roleMay } from "./company.ts";
import { type Account, accountActsAsEmployer, actsAsEmployer } from "./employer.ts";

type Caller = Account | null;

/** An array instead of IN lets PostgreSQL combine the indexes on poster and company. */
const isOfOne = (companyIds: SQLWrapper) => sql`${jobs.companyId} = any(array${companyIds})`;

/** The condition on `jobs` that the user manages the job; nobody does who is signed out. */
export const managesJob = (db: Db, user: Caller): SQL => {
  if (!user || !actsAsEmployer(user)) return sql`false`;
  const asOutsider = and(
    eq(jobs.postedBy, user.id),
    not(jobs.isTeamsAlone),
    not(isOfOne(companiesWhereUserMay(db, user, "readTeam"))),
  );
  return sql`${or(isOfOne(companiesWhereUserMay(db, user, "manageJobs")), asOutsider)}`;
};

/** The condition on `jobs` that the job was posted: before, there is none to everybody but who manages it. */
export const isPosted: SQL = sql`${not(jobs.isDraft)}`;

/** The condition on `jobs` that the user is on its hiring team as a reviewer. */
export const reviewsJob = (db: Db, user: Caller): SQL => {
  if (!user || !actsAsEmployer(user)) return sql`false`;
  return sql`${and(
    isPosted,
    exists(
      db
        .select({ jobId: jobReviewers.jobId })
        .from(jobReviewers)
        .innerJoin(companyMembers, eq(companyMembers.userId, jobReviewers.userId))
        .where(
          and(
            eq(jobReviewers.jobId, jobs.id),
            eq(jobReviewers.userId, user.id),
            eq(companyMembers.companyId, jobs.companyId),
            isReviewersRole(companyMembers.role),
          ),
        ),
    ),
  )}`;
};

/** The condition on `jobs` that the user reads its applications: manages it, or reviews it. */
export const readsApplicationsOf = (db: Db, user: Caller): SQL =>
  sql`${or(managesJob(db, user), reviewsJob(db, user))}`;

/**
 * The condition on `jobs` that the user may read the job: drafts, held ones and those taken
 * down are for their managers alone.
 */
export const isReadableJob = (db: Db, user: Caller): SQL =>
  sql`${or(and(isPosted, isNull(jobs.heldSince), isNull(jobs.takenDownAt)), managesJob(db, user))}`;

const member = alias(companyMembers, "member");
const account = alias(users, "account");
const managesAsMember = roleMay(sql`person.role`, "manageJobs");

/**
 * A subquery beside `jobs`, to be joined laterally: the hiring team of the job, each with `user_id` and whether
 * they manage it (`manages`), else they review it.
 */
export const hiringTeam = sql`(
  select person.user_id, person.role is null or ${managesAsMember} as manages
  from (
    select ${member.userId}, ${member.role} from ${companyMembers} as member
    where ${member.companyId} = ${jobs.companyId}
    union all
    select ${jobs.postedBy}, null
    where ${jobs.postedBy} is not null and not ${jobs.isTeamsAlone} and not exists (
      select from ${companyMembers} as member
      where ${member.companyId} = ${jobs.companyId} and ${member.userId} = ${jobs.postedBy}
    )
  ) as person
  join ${users} as account on ${account.id} = person.user_id
  where ${accountActsAsEmployer(account)} and (
    person.role is null or ${managesAsMember} or ${isPosted} and exists (
      select from ${jobReviewers} as review
      where review.job_id = ${jobs.id} and review.user_id = person.user_id
    )
  )
)`;

/** The condition on `jobs` that somebody else than this person manages the job. */
export const isManagedByAnother = (userId: string): SQL =>
  sql`exists (select from ${hiringTeam} as team where team.manages and team.user_id <> ${userId})`;

/** The condition on `jobs` that who posted the job manages it. */
export const isManagedByPoster = sql<boolean>`exists (
  select from ${hiringTeam} as team where team.manages and team.user_id = ${jobs.postedBy}
)`;

/** How a job is answered to who does not manage it; null where everybody reads it. */
export const hiddenAs = (job: { isDraft: boolean; isHeld: boolean; isTakenDown: boolean }) => {
  if (job.isDraft || job.isHeld) return "missing";
  return job.isTakenDown ? "gone" : null;
};

type Which = { user: SignedInUser; jobId: string };

/**
 * Whether the user manages a job and reads its applications; null where there is no such job. `locked`, the job
 * stays so until the transaction ends.
 */
export const findJobAccess = async (db: Db, { jobId, user }: Which, locked?: "locked") => {
  const select = db
    .select({
      companyId: jobs.companyId,
      isDraft: jobs.isDraft,
      isManaged: sql<boolean>`${managesJob(db, user)}`,
      isRead: sql<boolean>`${readsApplicationsOf(db, user)}`,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .limit(1);
  const [access] = await (locked ? select.for("no key update", { of: jobs }) : select);
  return access ?? null;
};

interface Managed {
  isManaged: boolean;
  isDraft: boolean;
}

/** The job, unless it is missing to who asks: `isManaged` was read with it. */
export const notMissing = <Job extends Managed>(job: Job | null): Job => {
  if (!job || (job.isDraft && !job.isManaged)) throw new AppError("missing", jobMissingText);
  return job;
};

/** The job, for its managers. */
export const forManagers = <Job extends Managed>(found: Job | null): Job => {
  const job = notMissing(found);
  if (!job.isManaged) throw roleRefused();
  return job;
};

/** For the job's managers; `locked`, the job stays as it is read until the transaction ends. */
export const checkManagesJob = async (db: Db, which: Which, locked?: "locked") =>
  forManagers(await findJobAccess(db, which, locked));

/** For the job's hiring team: its managers and reviewers. */
export const checkIsOnHiringTeam = async (db: Db, which: Which) => {
  const access = notMissing(await findJobAccess(db, which));
  if (!access.isRead) throw roleRefused();
  return access;
};
