import { dashboardJobsMaximum, recentApplicationsShown } from "@rolecall/contract/dashboard.ts";
import { and, count, desc, eq, gt, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies, namedCompanyColumns } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { answerDays } from "#read-models/answer-days.sql.ts";
import { postedByOutsider } from "#read-models/job-poster.sql.ts";
import { publishingColumns } from "#read-models/job-publishing.sql.ts";
import { selectLoadedApplications } from "#read-models/loaded-application.queries.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";
import { countWithdrawn } from "#read-models/waiting-applications.queries.ts";
import { inOrderOfJob } from "./order-of-job.sql.ts";
import { isShown, type Scoped } from "./scope.queries.ts";

export const countManagedJobs = async (db: Db, scoped: Scoped) => {
  const which = isShown(db, scoped);
  const [row] = await db
    .select({
      activeJobs: sql<number>`count(*) filter (where ${jobIsOpen})::int`,
      totalApplications: sql<number>`coalesce(sum(${jobs.applicantCount}), 0)::int`,
    })
    .from(jobs)
    .where(which);
  if (!row?.totalApplications) return { activeJobs: row?.activeJobs ?? 0, totalApplications: 0 };
  const withdrawn = await countWithdrawn(db, which);
  return { ...row, totalApplications: row.totalApplications - withdrawn };
};

/** How many applications to the caller's jobs are at the interview now. */
export const countInterviews = async (db: Db, scoped: Scoped): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        isShown(db, scoped),
        eq(applications.status, "interview_scheduled"),
        isNull(applications.withdrawnAt),
      ),
    );
  return row?.count ?? 0;
};

/** How many of them became hired since a moment and still are. */
export const countHires = async (
  db: Db,
  { since, ...scoped }: Scoped & { since: Date },
): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(isShown(db, scoped), gte(applications.hiredAt, since)));
  return row?.count ?? 0;
};

/**
 * The newest applications of the caller's jobs: picked by ids alone, the few newest of each job by
 * its index, and only then loaded.
 */
export const listRecentApplications = (db: Db, scoped: Scoped) => {
  const newestFirst = [desc(applications.appliedAt), desc(applications.id)];
  const ofJob = db
    .select({ id: applications.id, appliedAt: applications.appliedAt })
    .from(applications)
    .where(and(inOrderOfJob(jobs.id), isNull(applications.withdrawnAt)))
    .orderBy(desc(applications.jobId), ...newestFirst)
    .limit(recentApplicationsShown)
    .as("of_job");
  const newest = db
    .select({ id: ofJob.id })
    .from(jobs)
    .innerJoinLateral(ofJob, sql`true`)
    .where(and(isShown(db, scoped), gt(jobs.applicantCount, 0)))
    .orderBy(desc(ofJob.appliedAt), desc(ofJob.id))
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
      answerDays,
      companyId: jobs.companyId,
      postedBy: jobs.postedBy,
      revision: jobs.revision,
      ...publishingColumns,
      updatedAt: jobs.updatedAt,
      applicantCount: jobs.applicantCount,
      isTeamsAlone: jobs.isTeamsAlone,
      isListed: jobs.isListed,
      heldSince: jobs.heldSince,
      takenDownAt: jobs.takenDownAt,
      unlistedAt: jobs.unlistedAt,
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
