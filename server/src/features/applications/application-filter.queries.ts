import type { ApplicationFilter } from "@rolecall/contract/applications/applications.schemas.ts";
import type { ApplicationSort } from "@rolecall/contract/applications/applications.ts";
import { and, asc, desc, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage } from "#db/keyset.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob } from "#policies/job.ts";
import { nameForEmployers } from "#read-models/anonymous/anonymous.sql.ts";
import {
  byMatch,
  erasedName,
  isNarrowed,
  personId,
  personsAmong,
  searchedFor,
} from "#read-models/application/application-filter.sql.ts";
import { isChosen } from "#read-models/application/chosen-applications.queries.ts";
import { inScope } from "#read-models/job-poster.sql.ts";
import { selectLoadedApplications } from "#read-models/loaded-application.queries.ts";
import { countWithdrawn } from "#read-models/waiting-applications.queries.ts";

interface Filtering {
  user: SignedInUser;
  filter: ApplicationFilter;
}

/** Names and titles sort as people expect, whatever the case and the accents. */
const forPeople = (text: SQLWrapper) => sql`${text} collate "und-x-icu"`;

const sortKeys: Record<Exclude<ApplicationSort, "match">, SQLWrapper> = {
  appliedAt: applications.appliedAt,
  status: applications.status,
  candidate: forPeople(nameForEmployers(sql`coalesce(${users.displayName}, ${erasedName})`)),
  jobTitle: forPeople(jobs.title),
};

/** What a list is sorted by, and which way. */
const sortingOf = ({ sortBy, sortOrder }: ApplicationFilter) =>
  sortBy === "match"
    ? { sortKey: byMatch(sortOrder), order: "desc" as const }
    : { sortKey: sortKeys[sortBy], order: sortOrder };

/** So many applications are read job by job; beyond it, the applications of all jobs are looked through in order. */
const mostJobByJob = 50_000;

/** The condition on `jobs` that the filter is about the job. */
const isOfFilter = (db: Db, { user, filter: { jobId, scope } }: Filtering) =>
  and(managesJob(db, user), inScope(user, scope), jobId ? eq(jobs.id, jobId) : undefined);

/** The number of applications to the jobs of a filter, whatever else it says, as each job counts them. */
const sumOfJobs = async (db: Db, filtering: Filtering): Promise<number> => {
  const [counted] = await db
    .select({ total: sql<number>`coalesce(sum(${jobs.applicantCount}), 0)::int` })
    .from(jobs)
    .where(isOfFilter(db, filtering));
  return counted?.total ?? 0;
};

/**
 * The condition that an application is to a job of the filter. PostgreSQL cannot tell how many jobs somebody
 * manages: it would look through the applications of everybody for the few of a small team.
 */
const isToJobs = async (db: Db, filtering: Filtering) => {
  if ((await sumOfJobs(db, filtering)) > mostJobByJob) return isOfFilter(db, filtering);
  const ids = db.select({ id: jobs.id }).from(jobs).where(isOfFilter(db, filtering));
  return sql`${applications.jobId} = any(array(${ids}))`;
};

/**
 * The ids of the filtered applications to the caller's jobs as `matching.id`, each with its sort
 * key as `matching.key`; names are in `person`. Each candidate is looked up once, however many of
 * the jobs they applied to, and only if the list is searched or sorted by name.
 */
const selectMatching = (
  db: Db,
  { user, filter, toJobs }: Filtering & { toJobs: SQL | undefined },
  sortBy?: ApplicationSort,
) => {
  const { jobId: _jobId, withdrawn, scope: _scope, search: sought, ...chosen } = filter;
  const search = searchedFor(sought);
  const isByName = sortBy === "candidate";
  const key = sortBy && !isByName ? sortingOf(filter).sortKey : sql`null`;
  const matching = db.$with("matching").as(
    db
      .select({
        id: applications.id,
        candidateId: personId.as("candidate_id"),
        code: sql`${applications.anonymousCode}`.as("code"),
        key: sql`${key}`.as("key"),
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(
        and(
          toJobs,
          withdrawn ? undefined : isNull(applications.withdrawnAt),
          isChosen(db, { userId: user.id, chosen }),
        ),
      ),
  );
  const selected = db.with(matching).select({ id: matching.id }).from(matching).$dynamic();
  if (!search && !isByName) return selected;
  const person = personsAmong(search);
  return selected.innerJoin(person, sql`person.id = ${matching.candidateId}`);
};

/**
 * One page of the applications of the caller's jobs. Equal ones are in the order
 * of their ids. The page is picked by ids alone; only its rows are then loaded.
 */
export const listFilteredApplications = async (db: Db, { user, filter }: Filtering) => {
  const { sortBy, limit } = filter;
  const { sortKey, order: sortOrder } = sortingOf(filter);
  const direction = sortOrder === "asc" ? asc : desc;
  const order = [direction(sortKey), direction(applications.id)];
  const key = sortBy === "candidate" ? forPeople(sql`person.display_name`) : sql`matching.key`;
  const toJobs = await isToJobs(db, { user, filter });
  const matching = selectMatching(db, { user, filter, toJobs }, sortBy);
  const { condition, offset } = await startOfPage(db, filter, {
    key,
    id: sql`matching.id`,
    direction: sortOrder,
    // Whatever the filter says: the row may have changed since it was read.
    rowOf: (id) =>
      db
        .select({ key: sql`${sortKey}`, id: applications.id })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .leftJoin(users, eq(users.id, applications.candidateId))
        .where(and(eq(applications.id, id), managesJob(db, user))),
  });
  const pageOfIds = matching
    .where(condition)
    .orderBy(direction(key), direction(sql`matching.id`))
    .limit(limit + 1)
    .offset(offset);
  const rows = await selectLoadedApplications(db)
    .where(inArray(applications.id, pageOfIds))
    .orderBy(...order);
  return pageOf(rows, filter);
};

/**
 * The exact number of filtered applications. Where only jobs are chosen, it is the sum of what each job
 * counts already, without the few that were withdrawn: reading half a million rows for it takes longer than
 * the page itself.
 */
export const countFilteredApplications = async (db: Db, { user, filter }: Filtering) => {
  const filtering = { user, filter };
  if (isNarrowed(filter)) {
    const toJobs = await isToJobs(db, filtering);
    return db.$count(selectMatching(db, { ...filtering, toJobs }).as("found"));
  }
  const total = await sumOfJobs(db, filtering);
  return filter.withdrawn || total === 0
    ? total
    : total - (await countWithdrawn(db, isOfFilter(db, filtering)));
};
