import { type Decision, reportsPerCase } from "@rolecall/contract/admin/reports.ts";
import type { ReportReason } from "@rolecall/contract/jobs/reports.ts";
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { messageCases } from "#db/schema/site/message-cases.ts";
import { reportCases } from "#db/schema/site/report-cases.ts";
import { reports } from "#db/schema/site/reports.ts";
import { users } from "#db/schema/users.ts";
import { isPosted } from "#policies/job.ts";

/** Whether somebody may report a job, and what it is called. */
export const findJobToReport = async (db: Db, id: string) => {
  const [job] = await db
    .select({ id: jobs.id, heldSince: jobs.heldSince, takenDownAt: jobs.takenDownAt })
    .from(jobs)
    .where(and(eq(jobs.id, id), isPosted))
    .for("key share");
  return job ?? null;
};

/** What a case shows of its job, which may be deleted: what the job says, or what was kept of it. */
const posterOfCase = sql<string | null>`coalesce(${jobs.postedBy}, ${reportCases.posterId})`;
const companyOfCase = sql<string>`coalesce(${jobs.companyId}, ${reportCases.companyId})`;
const titleOfCase = sql<string>`coalesce(${jobs.title}, ${reportCases.jobTitle})`;

/** The case of a job, made where there is none, and locked until the transaction ends. */
export const lockCaseOf = async (db: Db, jobId: string) => {
  await db.insert(reportCases).values({ jobId }).onConflictDoNothing();
  const found = await lockCase(db, jobId);
  if (!found) throw new Error("The case was not written");
  return found;
};

/** The case of a job, locked until the transaction ends; null where there is none. */
export const lockCase = async (db: Db, jobId: string) => {
  const [found] = await db
    .select({
      jobId: reportCases.jobId,
      openedAt: reportCases.openedAt,
      decision: reportCases.decision,
      jobDeletedAt: reportCases.jobDeletedAt,
      posterId: posterOfCase,
    })
    .from(reportCases)
    .leftJoin(jobs, eq(jobs.id, reportCases.jobId))
    .where(eq(reportCases.jobId, jobId))
    .for("update", { of: reportCases });
  return found ?? null;
};

export const openCaseAgain = async (db: Db, jobId: string): Promise<void> => {
  await db
    .update(reportCases)
    .set({ openedAt: sql`now()`, decision: null, reason: null, decidedAt: null, decidedBy: null })
    .where(eq(reportCases.jobId, jobId));
};

export const closeCase = async (
  db: Db,
  {
    jobId,
    actorId,
    ...decided
  }: { jobId: string; actorId: string; decision: Decision; reason: string | null },
): Promise<void> => {
  await db
    .update(reportCases)
    .set({ ...decided, decidedBy: actorId, decidedAt: new Date() })
    .where(eq(reportCases.jobId, jobId));
};

/** Whether somebody reported the job since the case was opened. */
export const hasReported = async (
  db: Db,
  { jobId, reporterId, since }: { jobId: string; reporterId: string; since: Date },
): Promise<boolean> =>
  (await db.$count(
    reports,
    and(
      eq(reports.jobId, jobId),
      eq(reports.reporterId, reporterId),
      gte(reports.createdAt, since),
    ),
  )) > 0;

export const insertReport = async (
  db: Db,
  report: { jobId: string; reason: ReportReason; text: string | null; reporterId: string | null },
): Promise<void> => {
  await db.insert(reports).values(report);
};

/** Whoever reported a job signed in since a moment, each once. */
export const listReporters = async (
  db: Db,
  { jobId, since }: { jobId: string; since: Date },
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: reports.reporterId })
    .from(reports)
    .where(
      and(eq(reports.jobId, jobId), gte(reports.createdAt, since), isNotNull(reports.reporterId)),
    );
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
};

const selectCases = (db: Db) =>
  db
    .select({
      id: reportCases.jobId,
      job: { id: reportCases.jobId, title: titleOfCase },
      deletedAt: reportCases.jobDeletedAt,
      company: {
        id: companyOfCase,
        name: sql<string>`coalesce(${companies.name}, ${reportCases.companyName})`,
      },
      poster: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      answerText: sql<string | null>`coalesce(${jobs.takedownAnswer}, ${reportCases.answerText})`,
      answeredAt:
        sql<Date | null>`coalesce(${jobs.takedownAnsweredAt}, ${reportCases.answeredAt})`.mapWith(
          reportCases.answeredAt,
        ),
      decision: reportCases.decision,
      decidedAt: reportCases.decidedAt,
    })
    .from(reportCases)
    .leftJoin(jobs, eq(jobs.id, reportCases.jobId))
    .leftJoin(companies, eq(companies.id, companyOfCase))
    .leftJoin(users, eq(users.id, posterOfCase));

/** The ids of cases of both kinds, the one that began first at the top. */
export const listCases = async (db: Db, { isOpen, ...slice }: { isOpen: boolean } & Slice) => {
  const inState = isOpen ? isNull : isNotNull;
  const cases = unionAll(
    db
      .select({
        kind: sql<"job" | "messages">`'job'`.as("kind"),
        id: sql<string>`${reportCases.jobId}`.as("id"),
        createdAt: sql`${reportCases.createdAt}`.as("created_at"),
      })
      .from(reportCases)
      .where(inState(reportCases.decision)),
    db
      .select({
        kind: sql<"job" | "messages">`'messages'`.as("kind"),
        id: sql<string>`${messageCases.id}`.as("id"),
        createdAt: sql`${messageCases.createdAt}`.as("created_at"),
      })
      .from(messageCases)
      .where(inState(messageCases.decision)),
  ).as("cases");
  const { condition, offset } = await startOfPage(db, slice, {
    key: cases.createdAt,
    id: cases.id,
    direction: "asc",
    rowOf: (id) =>
      db.select({ createdAt: cases.createdAt, id: cases.id }).from(cases).where(eq(cases.id, id)),
  });
  const [rows, total, ofMessages] = await Promise.all([
    db
      .select({ kind: cases.kind, id: cases.id })
      .from(cases)
      .where(condition)
      .orderBy(asc(cases.createdAt), asc(cases.id))
      .limit(slice.limit + 1)
      .offset(offset),
    db.$count(reportCases, inState(reportCases.decision)),
    db.$count(messageCases, inState(messageCases.decision)),
  ]);
  return { ...pageOf(rows, slice), total: total + ofMessages };
};

/** Cases of jobs by their ids. */
export const listCasesOfJobs = (db: Db, jobIds: string[]) =>
  selectCases(db).where(inArray(reportCases.jobId, jobIds));

/** The number of reports with each reason in each of these cases. */
export const countReasons = (db: Db, jobIds: string[]) =>
  db
    .select({
      jobId: reports.jobId,
      reason: reports.reason,
      count: sql<number>`count(*)::int`,
    })
    .from(reports)
    .where(inArray(reports.jobId, jobIds))
    .groupBy(reports.jobId, reports.reason);

/** The newest reports of each of these cases. */
export const listReportsOf = (db: Db, jobIds: string[]) => {
  const newest = db
    .select({
      id: reports.id,
      jobId: reports.jobId,
      reason: reports.reason,
      text: reports.text,
      createdAt: reports.createdAt,
      reporterId: reports.reporterId,
    })
    .from(reports)
    .where(eq(reports.jobId, reportCases.jobId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(reportsPerCase)
    .as("newest");
  return db
    .select({
      id: newest.id,
      jobId: newest.jobId,
      reason: newest.reason,
      text: newest.text,
      createdAt: newest.createdAt,
      reporter: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(reportCases)
    .crossJoinLateral(newest)
    .leftJoin(users, eq(users.id, newest.reporterId))
    .where(inArray(reportCases.jobId, jobIds))
    .orderBy(asc(newest.createdAt), asc(newest.id));
};
