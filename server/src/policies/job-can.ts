// What the caller may do with each job of an answer, by the rule of job.ts and the state of the job.
import type { JobCan } from "@rolecall/contract/jobs/job.schemas.ts";
import type { Db } from "#db/db.ts";
import type { jobs } from "#db/schema/jobs.ts";
import { mayInCompany } from "./company.ts";
import type { Account } from "./employer.ts";
import { readStanding, type Standing } from "./standing.ts";

export type JobRow = Pick<
  typeof jobs.$inferSelect,
  | "id"
  | "companyId"
  | "postedBy"
  | "isTeamsAlone"
  | "applicantCount"
  | "isListed"
  | "heldSince"
  | "takenDownAt"
  | "unlistedAt"
> & { postedByOutsider: boolean };

const nothing: JobCan = {
  edit: false,
  delete: false,
  readApplications: false,
  decide: false,
  chooseReviewers: false,
  takeOver: false,
};

/** What the user may do with each of these jobs: one or two queries for all of them, none for visitors. */
export const readJobCan = async (
  db: Db,
  user: Account | null,
  found: JobRow[],
): Promise<(job: JobRow) => JobCan> => {
  const standing = await readStanding(db, user, {
    companyIds: found.map(({ companyId }) => companyId),
    jobIds: found.map(({ id }) => id),
  });
  return (job) => (standing ? canOf(standing, job) : nothing);
};

/** The same jobs, each with what the user may do with it. */
export const withJobCan = async <Job extends JobRow>(
  db: Db,
  user: Account | null,
  found: Job[],
): Promise<(Job & { can: JobCan })[]> => {
  const canOfJob = await readJobCan(db, user, found);
  return found.map((job) => ({ ...job, can: canOfJob(job) }));
};

const canOf = (standing: Standing, job: JobRow): JobCan => {
  const role = standing.roleIn(job.companyId);
  const managesAsMember = mayInCompany(role, "manageJobs");
  const isOutsiders = role === null && job.postedBy === standing.userId && !job.isTeamsAlone;
  const manages = managesAsMember || isOutsiders;
  return {
    edit: manages,
    delete: manages && job.applicantCount === 0,
    readApplications: manages || (role !== null && standing.reviews(job.id)),
    decide: manages,
    chooseReviewers: managesAsMember,
    takeOver: mayInCompany(role, "takeJobsOver") && isToTakeOver(job),
  };
};

/** An outsider's, or unlisted for no other reason than that its poster is suspended. */
const isToTakeOver = (job: JobRow): boolean => {
  if (job.isTeamsAlone) return false;
  const isOfSuspended =
    !job.isListed && !job.heldSince && !job.takenDownAt && job.unlistedAt === null;
  return job.postedByOutsider || isOfSuspended;
};
