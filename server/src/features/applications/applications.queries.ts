import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { and, desc, eq, gte, inArray, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { isPosted } from "#policies/job.ts";
import { byMatch } from "#read-models/application/application-filter.sql.ts";
import { selectLoadedApplications } from "#read-models/loaded-application.queries.ts";

export const findApplication = async (db: Db, id: string) => {
  const [application] = await loadedApplication(db, { id });
  return application ?? null;
};

const loadedApplication = prepared("loaded_application", { id: ofType<string> }, (db, { id }) =>
  selectLoadedApplications(db).where(eq(applications.id, id)).limit(1),
);

/** Whether there is such a job, as far as everybody may know. */
export const jobExists = async (db: Db, jobId: string) =>
  (await db.$count(jobs, and(eq(jobs.id, jobId), isPosted, isNull(jobs.heldSince)))) > 0;

export const listOwnApplications = (
  db: Db,
  {
    candidateId,
    status,
    ...slice
  }: Slice & { candidateId: string; status?: ApplicationStatus | undefined },
) =>
  listSorted(
    db,
    and(
      eq(applications.candidateId, candidateId),
      status ? and(eq(applications.status, status), isNull(applications.withdrawnAt)) : undefined,
    ),
    slice,
  );

interface JobList extends Slice {
  jobId: string;
  status?: ApplicationStatus | undefined;
  /** An application of the job that the list begins with. */
  from?: string | undefined;
  /** Whether withdrawn ones are among them. */
  withdrawn: boolean;
  /** Those with at least this match alone. */
  matchMin?: number | undefined;
  sort: "newest" | "match";
}

/** The caller checks who may see them. */
export const listJobApplications = (
  db: Db,
  { jobId, status, from, withdrawn, matchMin, sort, ...slice }: JobList,
) => {
  const which = and(
    eq(applications.jobId, jobId),
    status ? eq(applications.status, status) : undefined,
    withdrawn ? undefined : isNull(applications.withdrawnAt),
    matchMin === undefined ? undefined : gte(applications.matchScore, matchMin),
    from
      ? sql`(${applications.appliedAt}, ${applications.id}) <= ${cursorOf(db, from)}`
      : undefined,
  );
  const key = sort === "match" ? byMatch() : applications.appliedAt;
  return listSorted(db, which, slice, { key, list: eq(applications.jobId, jobId) });
};

export const jobHasApplication = async (db: Db, { jobId, id }: { jobId: string; id: string }) =>
  (await db.$count(applications, and(eq(applications.jobId, jobId), eq(applications.id, id)))) > 0;

/** The position of an application in a list. */
const cursorOf = (
  db: Db,
  id: string,
  { key = applications.appliedAt, list }: { key?: SQLWrapper; list?: SQL | undefined } = {},
) =>
  db
    .select({ key: sql`${key}`, id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), list));

/**
 * Picked by ids alone, and only then loaded: the last page comes as quickly as the first.
 * `list` is the condition on the row behind which the page may begin: it may have moved to another status.
 */
const listSorted = async (
  db: Db,
  which: SQL | undefined,
  slice: Slice,
  { key, list = which }: { key: SQLWrapper; list?: SQL | undefined } = {
    key: applications.appliedAt,
  },
) => {
  const { condition, offset } = await startOfPage(db, slice, {
    key,
    id: applications.id,
    direction: "desc",
    rowOf: (id) => cursorOf(db, id, { key, list }),
  });
  const order = [desc(key), desc(applications.id)];
  const pageOfIds = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(which, condition))
    .orderBy(...order)
    .limit(slice.limit + 1)
    .offset(offset);
  const [rows, total] = await Promise.all([
    selectLoadedApplications(db)
      .where(inArray(applications.id, pageOfIds))
      .orderBy(...order),
    db.$count(applications, which),
  ]);
  return { ...pageOf(rows, slice), total };
};
