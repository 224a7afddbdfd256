import type { ApplicationFilter, ApplicationSort } from "@rolecall/contract/applications.ts";
import { and, asc, desc, eq, gte, inArray, lte, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { containing } from "#db/like-pattern.ts";
import { selectLoadedApplications } from "#db/loaded-application.queries.ts";
import { managesJob } from "#db/managed-jobs.queries.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { SignedInUser } from "#http/session.ts";

interface Filtering {
  user: SignedInUser;
  filter: ApplicationFilter;
}

/** Names and titles sort as people expect, whatever the case and the accents. */
const forPeople = (text: SQLWrapper) => sql`${text} collate "und-x-icu"`;

const sortKeys: Record<ApplicationSort, SQLWrapper> = {
  appliedAt: applications.appliedAt,
  status: applications.status,
  candidate: forPeople(users.displayName),
  jobTitle: forPeople(jobs.title),
};

/** Ids of the applications of the caller's jobs that pass the filter. */
const selectMatching = (db: Db, { user, filter }: Filtering) => {
  const { status, jobId, dateFrom, dateTo } = filter;
  const search = filter.search?.trim();
  const pattern = search && containing(search);
  return (
    db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      // A left join, so that PostgreSQL skips it where nobody is searched or sorted by name.
      .leftJoin(users, eq(users.id, applications.candidateId))
      .where(
        and(
          managesJob(db, user),
          status ? eq(applications.status, status) : undefined,
          jobId ? eq(applications.jobId, jobId) : undefined,
          dateFrom ? gte(applications.appliedAt, dateFrom) : undefined,
          dateTo ? lte(applications.appliedAt, dateTo) : undefined,
          pattern ? sql`${users.searchText} like lower(${pattern})` : undefined,
        ),
      )
  );
};

/**
 * One page of the applications of the caller's jobs. Equal ones are in the order
 * of their ids. The page is picked by ids alone; only its rows are then loaded.
 */
export const listFilteredApplications = (db: Db, { user, filter }: Filtering) => {
  const { sortBy, sortOrder, page, limit } = filter;
  const direction = sortOrder === "asc" ? asc : desc;
  const order = [direction(sortKeys[sortBy]), direction(applications.id)];
  const pageOfIds = selectMatching(db, { user, filter })
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  return selectLoadedApplications(db)
    .where(inArray(applications.id, pageOfIds))
    .orderBy(...order);
};

export const countFilteredApplications = (db: Db, filtering: Filtering) =>
  db.$count(selectMatching(db, filtering).as("matching"));
