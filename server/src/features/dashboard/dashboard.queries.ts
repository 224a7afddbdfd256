import { dashboardJobsMaximum, recentApplicationsShown } from "@rolecall/contract/dashboard.ts";
import type { JobScope } from "@rolecall/contract/jobs/job.ts";
import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies, namedCompanyColumns } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { SignedInUser } from "#http/session.ts";
import { inScope, postedByOutsider } from "#read-models/job-poster.sql.ts";
import { selectLoadedApplications } from "#read-models/loaded-application.queries.ts";
import { managesJob } from "#read-models/managed-jobs.queries.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

/** Of the jobs that somebody manages, those that the dashboard is about. */
export interface Scoped {
  user: SignedInUser;
  scope: JobScope;
}

const isShown = (db: Db, { user, scope }: Scoped) =>
  and(managesJob(db, user), inScope(user, scope));

export const countManagedJobs = async (db: Db, scoped: Scoped) => {
  const [row] = await db
    .select({
      activeJobs: sql<number>`count(*) filter (where ${jobIsOpen})::int`,
      totalApplications: sql<number>`coalesce(sum(${jobs.applicantCount}), 0)::int`,
    })
    .from(jobs)
    .where(isShown(db, scoped));
  return row ?? { activeJobs: 0, totalApplications: 0 };
};

/**
 * Counts the applications to the caller's jobs by status; `hiredSince` counts those hired since
 * then that still are.
 */
export const countOutcomes = async (
  db: Db,
  { hiredSince, ...scoped }: Scoped & { hiredSince: Date },
) => {
  const isHire = gte(applications.hiredAt, hiredSince);
  const [row] = await db
    .select({
      interviewsScheduled: sql<number>`count(*) filter (where ${applications.status} = 'interview_scheduled')::int`,
      hiresThisMonth: sql<number>`count(*) filter (where ${isHire})::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(isShown(db, scoped), inArray(applications.status, ["interview_scheduled", "hired"])),
    );
  return row ?? { interviewsScheduled: 0, hiresThisMonth: 0 };
};

/** The newest applications of the caller's jobs: picked by ids alone, and only then loaded. */
export const listRecentApplications = (db: Db, scoped: Scoped) => {
  const newestFirst = [desc(applications.appliedAt), desc(applications.id)];
  const newest = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isShown(db, scoped))
    .orderBy(...newestFirst)
    .limit(recentApplicationsShown);
  return selectLoadedApplications(db)
    .where(inArray(applications.id, newest))
    .orderBy(...newestFirst);
};

export const listDashboardJobs = (db: Db, scoped: Scoped) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      type: jobs.type,
      experienceLevel: jobs.experienceLevel,
      category: jobs.category,
      remoteCountries: jobs.remoteCountries,
      isActive: jobs.isActive,
      deadline: jobs.deadline,
      companyId: jobs.companyId,
      postedBy: jobs.postedBy,
      revision: jobs.revision,
      createdAt: jobs.createdAt,
      updatedAt: jobs.updatedAt,
      applicantCount: jobs.applicantCount,
      postedByOutsider,
      poster: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      company: namedCompanyColumns,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, jobs.postedBy))
    .where(isShown(db, scoped))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(dashboardJobsMaximum);
