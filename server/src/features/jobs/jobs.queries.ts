import { applicationsPerJob } from "@rolecall/contract/jobs/jobs.ts";
import { and, desc, eq, getTableColumns, inArray, not, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { applications } from "#db/schema/applications.ts";
import { nextRevision } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { SignedInUser } from "#http/session.ts";
import { selectLoadedApplications } from "#read-models/loaded-application.queries.ts";
import { managesJob } from "#read-models/managed-jobs.queries.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

type Caller = SignedInUser | null;
type NewJob = typeof jobs.$inferInsert;

const jobColumns = {
  ...getTableColumns(jobs),
  company: {
    id: companies.id,
    name: companies.name,
    description: companies.description,
    website: companies.website,
    location: companies.location,
    industry: companies.industry,
    size: companies.size,
    logoUrl: companies.logoUrl,
    ownerId: companies.ownerId,
    revision: companies.revision,
  },
};

/** The SELECT of jobs as answers show them, with `jobs` and `companies` in reach. */
export const selectJobs = (db: Db) =>
  db.select(jobColumns).from(jobs).innerJoin(companies, eq(companies.id, jobs.companyId));

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)];
const newestApplicationsFirst = [desc(applications.appliedAt), desc(applications.id)];

/** A job for a user who wants to see or change it; `isManaged` says whether they may change it. */
const selectJobFor = (db: Db, { id, user }: { id: string; user: Caller }) =>
  db
    .select({ ...jobColumns, isManaged: sql<boolean>`${managesJob(db, user)}` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id))
    .limit(1);

export const findJob = async (db: Db, which: { id: string; user: Caller }) => {
  const [job] = await selectJobFor(db, which);
  return job ?? null;
};

/** As `findJob`, and nobody else changes the job until the transaction ends. */
export const findJobToChange = async (db: Db, which: { id: string; user: Caller }) => {
  const [job] = await selectJobFor(db, which).for("no key update", { of: jobs });
  return job ?? null;
};

export const listManagedJobs = async (
  db: Db,
  { user, ...slice }: { user: SignedInUser } & Slice,
) => {
  const { condition, offset } = await startOfPage(db, slice, {
    key: jobs.createdAt,
    id: jobs.id,
    direction: "desc",
    rowOf: (id) =>
      db.select({ createdAt: jobs.createdAt, id: jobs.id }).from(jobs).where(eq(jobs.id, id)),
  });
  // The page first: PostgreSQL would rather read every company than those of all managed jobs.
  const page = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(managesJob(db, user), condition))
    .orderBy(...newestFirst)
    .limit(slice.limit + 1)
    .offset(offset)
    .as("page");
  const [rows, total] = await Promise.all([
    selectJobs(db)
      .innerJoin(page, eq(page.id, jobs.id))
      .orderBy(...newestFirst),
    db.$count(jobs, managesJob(db, user)),
  ]);
  return { ...pageOf(rows, slice), total };
};

export const listOpenJobsOfCompany = (
  db: Db,
  { companyId, limit }: { companyId: string; limit: number },
) =>
  selectJobs(db)
    .where(and(eq(jobs.companyId, companyId), jobIsOpen))
    .orderBy(...newestFirst)
    .limit(limit);

/** Of these jobs, the applications that the user may see: the newest of those managed, elsewhere one's own. */
export const listVisibleApplications = (
  db: Db,
  { user, jobIds }: { user: SignedInUser; jobIds: string[] },
) => {
  const brief = {
    id: applications.id,
    status: applications.status,
    jobId: applications.jobId,
    appliedAt: applications.appliedAt,
  };
  const ofTheJob = db
    .select(brief)
    .from(applications)
    .where(eq(applications.jobId, jobs.id))
    .orderBy(...newestApplicationsFirst)
    .limit(applicationsPerJob)
    .as("of_the_job");
  const { id, status, jobId, appliedAt } = ofTheJob;
  const managed = db
    .select({ id, status, jobId, appliedAt })
    .from(jobs)
    .crossJoinLateral(ofTheJob)
    .where(and(inArray(jobs.id, jobIds), managesJob(db, user)));
  const own = db
    .select(brief)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.candidateId, user.id),
        inArray(applications.jobId, jobIds),
        not(managesJob(db, user)),
      ),
    );
  return unionAll(managed, own).orderBy(sql`applied_at desc`, sql`id desc`);
};

/** A job's newest applications in full; the caller checks who may see those of others. */
export const listLoadedApplications = (
  db: Db,
  { jobId, candidateId }: { jobId: string; candidateId?: string | undefined },
) =>
  selectLoadedApplications(db)
    .where(
      and(
        eq(applications.jobId, jobId),
        candidateId === undefined ? undefined : eq(applications.candidateId, candidateId),
      ),
    )
    .orderBy(...newestApplicationsFirst)
    .limit(applicationsPerJob);

/** The constraint that a job with an unknown company violates. */
export const companyExists = "jobs_company_id_companies_id_fk";

export const insertJob = async (db: Db, job: NewJob & { id: string }) => {
  await db.insert(jobs).values(job);
};

/** The constraint that the deletion of a job with applications violates, even if one arrives meanwhile. */
export const applicationsHaveJob = "applications_job_id_jobs_id_fk";

export const deleteJob = async (db: Db, id: string) => {
  await db.delete(jobs).where(eq(jobs.id, id));
};

export const updateJob = async (
  db: Db,
  { id, changes }: { id: string; changes: Partial<NewJob> },
) => {
  const revision = nextRevision(jobs.revision);
  await db
    .update(jobs)
    .set({ ...changes, revision })
    .where(eq(jobs.id, id));
};
