import { dashboardJobsMaximum, recentApplicationsShown } from "@rolecall/contract/dashboard.ts";
import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { SignedInUser } from "#http/session.ts";
import { selectLoadedApplications } from "#read-models/loaded-application.queries.ts";
import { managesJob } from "#read-models/managed-jobs.queries.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

export const countManagedJobs = async (db: Db, user: SignedInUser) => {
  const [row] = await db
    .select({
      activeJobs: sql<number>`count(*) filter (where ${jobIsOpen})::int`,
      totalApplications: sql<number>`coalesce(sum(${jobs.applicantCount}), 0)::int`,
    })
    .from(jobs)
    .where(managesJob(db, user));
  return row ?? { activeJobs: 0, totalApplications: 0 };
};

/**
 * Counts the applications to the caller's jobs by status; `hiredSince` counts those hired since
 * then that still are.
 */
export const countOutcomes = async (
  db: Db,
  { user, hiredSince }: { user: SignedInUser; hiredSince: Date },
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
      and(managesJob(db, user), inArray(applications.status, ["interview_scheduled", "hired"])),
    );
  return row ?? { interviewsScheduled: 0, hiresThisMonth: 0 };
};

/** The newest applications of the caller's jobs: picked by ids alone, and only then loaded. */
export const listRecentApplications = (db: Db, user: SignedInUser) => {
  const newestFirst = [desc(applications.appliedAt), desc(applications.id)];
  const newest = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(managesJob(db, user))
    .orderBy(...newestFirst)
    .limit(recentApplicationsShown);
  return selectLoadedApplications(db)
    .where(inArray(applications.id, newest))
    .orderBy(...newestFirst);
};

export const listDashboardJobs = (db: Db, user: SignedInUser) =>
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
      company: { id: companies.id, name: companies.name, revision: companies.revision },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(managesJob(db, user))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(dashboardJobsMaximum);
