import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { notMissing } from "#policies/job.ts";
import { wasPosted } from "#read-models/job-publishing.sql.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { findJobToChange, listReviewingJobs } from "./jobs.queries.ts";
import { withApplications } from "./jobs.service.ts";
import {
  findCompanyOfJob,
  holdPostersOf,
  updateAllToTeamsAlone,
  updateCompanyOfJobs,
  updateToTeamsAlone,
} from "./team-jobs.queries.ts";

/** All jobs that the caller reviews, as those are listed that they manage. */
export const reviewingJobs = async (
  db: Db,
  { user, ...slice }: { user: SignedInUser } & Parameters<typeof listReviewingJobs>[1],
) => {
  const { items, ...page } = await listReviewingJobs(db, { user, ...slice });
  return { ...page, items: await withApplications(db, { user, jobs: items.filter(wasPosted) }) };
};

/** When a member leaves, the jobs that they posted for the company stay with it. */
export const keepJobsOfMember = (
  db: Db,
  which: Parameters<typeof updateAllToTeamsAlone>[1],
): Promise<void> => updateAllToTeamsAlone(db, which);

/** Moves all jobs of a locked company to another one, with their applications and hiring teams. */
export const moveJobs = async (
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<void> => updateCompanyOfJobs(db, { from, into });

/** Locks who posted jobs of a company against being suspended until the transaction ends. */
export const holdPosters = (db: Db, companyId: string): Promise<void> =>
  holdPostersOf(db, companyId);

/**
 * Makes a job the team's alone, for owner and admins: a poster who is no member manages it no more, and a
 * suspended one no longer keeps it unlisted. Answers who is to be told, a member by nobody.
 */
export const takeOver = (
  db: Db,
  { id, user }: { id: string; user: SignedInUser },
): Promise<{ poster: string | null }> =>
  db.transaction(async (db) => {
    const job = await lockJobOfTeam(db, { id, user });
    await checkMayInCompany(db, { companyId: job.companyId, user }, "takeJobsOver");
    if (job.isTeamsAlone) return { poster: null };
    await updateToTeamsAlone(db, id);
    await recordChange(db, {
      actorId: user.id,
      action: "job-taken-over",
      subjectId: id,
      companyId: job.companyId,
      changes: { postedBy: job.postedBy },
    });
    return { poster: job.postedByOutsider ? job.postedBy : null };
  });

/** A job and the team of its company, locked in this order: first the company, then the job. */
export const lockJobOfTeam = async (db: Db, { id, user }: { id: string; user: SignedInUser }) => {
  const companyId = await findCompanyOfJob(db, id);
  if (companyId) await lockCompany(db, companyId, "no key update");
  const job = notMissing(companyId ? await findJobToChange(db, { id, user }) : null);
  // Nobody moves it to another company any more; where somebody just did, that team counts.
  if (job.companyId !== companyId) await lockCompany(db, job.companyId, "no key update");
  return job;
};
