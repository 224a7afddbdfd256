import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { applications } from "#db/schema/applications.ts";
import { companies, namedCompanyColumns } from "#db/schema/companies.ts";
import { applicationEvents, isStatusChange } from "#db/schema/histories/application-events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { answerDays } from "#read-models/answer-days.sql.ts";
import { publishingColumns } from "#read-models/job-publishing.sql.ts";
import { isReadByCandidate, readChange } from "#read-models/told-events.sql.ts";

const change = {
  ...readChange,
  applicationId: sql<string>`${applicationEvents.applicationId}`,
  /** As the candidate reads it. */
  changedBy: sql<null>`null`,
};

const oldestFirst = [asc(applicationEvents.at), asc(applicationEvents.id)];

/** Every change of the status of these applications, oldest first. */
export const listHistories = (db: Db, applicationIds: string[]) =>
  db
    .select(change)
    .from(applicationEvents)
    .where(
      and(
        inArray(applicationEvents.applicationId, applicationIds),
        isStatusChange,
        isReadByCandidate,
      ),
    )
    .orderBy(...oldestFirst);

/** One page of the changes of the status of all of somebody's applications, oldest first. */
export const listOwnChanges = async (
  db: Db,
  { candidateId, ...slice }: Slice & { candidateId: string },
) => {
  const { condition } = await startOfPage(db, slice, {
    key: applicationEvents.at,
    id: applicationEvents.id,
    direction: "asc",
    rowOf: (id) =>
      db
        .select({ at: applicationEvents.at, id: applicationEvents.id })
        .from(applicationEvents)
        .where(eq(applicationEvents.id, id)),
  });
  const own = db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  const rows = await db
    .select(change)
    .from(applicationEvents)
    // As an array: joined, PostgreSQL would rather read the events of everybody.
    .where(
      and(
        sql`${applicationEvents.applicationId} = any(array${own})`,
        isStatusChange,
        isReadByCandidate,
        condition,
      ),
    )
    .orderBy(...oldestFirst)
    .limit(slice.limit + 1);
  return pageOf(rows, slice);
};

/** One page of the jobs that somebody posted, oldest first. */
export const listPostedJobs = async (
  db: Db,
  { postedBy, ...slice }: Slice & { postedBy: string },
) => {
  const { condition } = await startOfPage(db, slice, {
    key: jobs.createdAt,
    id: jobs.id,
    direction: "asc",
    rowOf: (id) =>
      db.select({ createdAt: jobs.createdAt, id: jobs.id }).from(jobs).where(eq(jobs.id, id)),
  });
  const rows = await db
    .select({
      ...getTableColumns(jobs),
      ...publishingColumns,
      answerDays,
      company: namedCompanyColumns,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.postedBy, postedBy), condition))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(slice.limit + 1);
  return pageOf(rows, slice);
};

/** One page of the companies that somebody owns or belongs to, with their part in each. */
export const listOwnCompanies = async (
  db: Db,
  { userId, ...slice }: Slice & { userId: string },
) => {
  const { condition } = await startOfPage(db, slice, {
    key: companyMembers.joinedAt,
    id: companyMembers.companyId,
    direction: "asc",
    rowOf: (id) =>
      db
        .select({ joinedAt: companyMembers.joinedAt, id: companyMembers.companyId })
        .from(companyMembers)
        .where(and(eq(companyMembers.companyId, id), eq(companyMembers.userId, userId))),
  });
  const rows = await db
    .select({
      ...getTableColumns(companies),
      role: companyMembers.role,
      joinedAt: companyMembers.joinedAt,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), condition))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.companyId))
    .limit(slice.limit + 1);
  return pageOf(rows, slice);
};

/** One page of the jobs that somebody saved, the oldest saved first, with what they noted. */
export const listSavedRows = async (db: Db, { userId, ...slice }: Slice & { userId: string }) => {
  const { condition } = await startOfPage(db, slice, {
    key: savedJobs.savedAt,
    id: savedJobs.jobId,
    direction: "asc",
    rowOf: (id) =>
      db
        .select({ savedAt: savedJobs.savedAt, id: savedJobs.jobId })
        .from(savedJobs)
        .where(and(eq(savedJobs.jobId, id), eq(savedJobs.userId, userId))),
  });
  const rows = await db
    .select({
      id: savedJobs.jobId,
      title: jobs.title,
      company: companies.name,
      note: savedJobs.note,
      savedAt: savedJobs.savedAt,
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(savedJobs.userId, userId), condition))
    .orderBy(asc(savedJobs.savedAt), asc(savedJobs.jobId))
    .limit(slice.limit + 1);
  return pageOf(rows, slice);
};
