import type { JobScope } from "@rolecall/contract/jobs/job.ts";
import { applicationsPerJob } from "@rolecall/contract/jobs/jobs.ts";
import { searchedWords } from "@rolecall/contract/names/names.ts";
import { and, desc, eq, inArray, isNull, not, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { hasWords } from "#db/found-by.sql.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { applications } from "#db/schema/applications.ts";
import { nextRevision } from "#db/schema/columns.ts";
import { companies, namedCompanyColumns } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { SignedInUser } from "#http/session.ts";
import { statusForCandidate } from "#policies/held-back.sql.ts";
import { managesJob, readsApplicationsOf, reviewsJob } from "#policies/job.ts";
import { answerDays } from "#read-models/answer-days.sql.ts";
import { answersOfCompany, answersOfJob } from "#read-models/answer-figures.sql.ts";
import { copyOf } from "#read-models/copies.sql.ts";
import { inScope, postedByOutsider } from "#read-models/job-poster.sql.ts";
import { postedJobColumns, publishingColumns } from "#read-models/job-publishing.sql.ts";
import { selectLoadedApplications } from "#read-models/loaded-application.queries.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

type Caller = Parameters<typeof managesJob>[1];
type NewJob = typeof jobs.$inferInsert;

/** A posted job as answers show it, where `jobs` and `companies` are in reach. */
export const jobColumns = {
  ...postedJobColumns,
  ...publishingColumns,
  answerDays,
  postedByOutsider,
  firstPostedAt: sql<Date>`coalesce(${jobs.firstPostedAt}, ${jobs.createdAt})`.mapWith(
    jobs.createdAt,
  ),
  copyOf,
  answers: answersOfJob,
  company: {
    ...namedCompanyColumns,
    description: companies.description,
    website: companies.website,
    location: companies.location,
    industry: companies.industry,
    size: companies.size,
    logoUrl: companies.logoUrl,
    ownerId: companies.ownerId,
    answers: answersOfCompany,
  },
};

/** What a draft may lack is null here. */
const { description, location, type, experienceLevel, category } = jobs;
const managedColumns = { ...jobColumns, description, location, type, experienceLevel, category };

/** The SELECT of posted jobs as answers show them, with `jobs` and `companies` in reach. */
export const selectJobs = (db: Db) =>
  db.select(jobColumns).from(jobs).innerJoin(companies, eq(companies.id, jobs.companyId));

const posterColumns = { id: users.id, firstName: users.firstName, lastName: users.lastName };

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)];
const newestApplicationsFirst = [desc(applications.appliedAt), desc(applications.id)];

/**
 * A job for a user who wants to see or change it, with their rights: to change it, and to read its
 * applications.
 */
const selectJobFor = (db: Db, { id, user }: { id: string; user: Caller }) =>
  db
    .select({
      ...managedColumns,
      isManaged: sql<boolean>`${managesJob(db, user)}`,
      isRead: sql<boolean>`${readsApplicationsOf(db, user)}`,
      /** Null where the company's promise holds. */
      ownAnswerDays: jobs.answerDays,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id))
    .limit(1);

export const findJob = async (db: Db, which: { id: string; user: Caller }) => {
  const [job] = await selectJobFor(db, which);
  return job ?? null;
};

/** Like `findJob`, and locks the job until the transaction ends. */
export const findJobToChange = async (db: Db, which: { id: string; user: Caller }) => {
  const [job] = await selectJobFor(db, which).for("no key update", { of: jobs });
  return job ?? null;
};

export const listManagedJobs = (
  db: Db,
  {
    user,
    scope,
    query = "",
    ...slice
  }: { user: SignedInUser; scope: JobScope; query?: string | undefined } & Slice,
) => {
  const words = searchedWords(query);
  const isAbout = words.length > 0 ? hasWords(sql`name_key(${jobs.title})`, words) : undefined;
  return listJobsWhere(db, sql`${and(managesJob(db, user), inScope(user, scope), isAbout)}`, slice);
};

export const listReviewingJobs = (db: Db, { user, ...slice }: { user: SignedInUser } & Slice) =>
  listJobsWhere(db, reviewsJob(db, user), slice);

/** One page of jobs, newest first, each with its poster. */
const listJobsWhere = async (db: Db, which: SQL, slice: Slice) => {
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
    .where(and(which, condition))
    .orderBy(...newestFirst)
    .limit(slice.limit + 1)
    .offset(offset)
    .as("page");
  const [rows, total] = await Promise.all([
    db
      .select({ ...managedColumns, poster: posterColumns })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .innerJoin(page, eq(page.id, jobs.id))
      .leftJoin(users, eq(users.id, jobs.postedBy))
      .orderBy(...newestFirst),
    db.$count(jobs, which),
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

/** The applications to these jobs that the user may see: the newest of managed and reviewed jobs, and their own. */
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
    .where(and(eq(applications.jobId, jobs.id), isNull(applications.withdrawnAt)))
    .orderBy(...newestApplicationsFirst)
    .limit(applicationsPerJob)
    .as("of_the_job");
  const { id, status, jobId, appliedAt } = ofTheJob;
  const managed = db
    .select({ id, status, jobId, appliedAt })
    .from(jobs)
    .crossJoinLateral(ofTheJob)
    .where(and(inArray(jobs.id, jobIds), readsApplicationsOf(db, user)));
  const own = db
    .select({ ...brief, status: statusForCandidate.as("status") })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.candidateId, user.id),
        inArray(applications.jobId, jobIds),
        not(readsApplicationsOf(db, user)),
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
        candidateId === undefined
          ? isNull(applications.withdrawnAt)
          : eq(applications.candidateId, candidateId),
      ),
    )
    .orderBy(...newestApplicationsFirst)
    .limit(applicationsPerJob);

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
