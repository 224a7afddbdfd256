import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { jobs } from "#db/schema/jobs.ts";
import { isNoCopyOfOpen } from "#read-models/copies.sql.ts";
import { selectJobs } from "./jobs.queries.ts";

/** Jobs in the order of these ids. */
export const loadJobs = (db: Db, ids: string[]) => loadedJobs(db, { ids });

const loadedJobs = prepared("load_jobs", { ids: ofType<string[]> }, (db, given) => {
  const ids = sql`${given.ids}::uuid[]`;
  return selectJobs(db)
    .where(sql`${jobs.id} = any (${ids})`)
    .orderBy(sql`array_position(${ids}, ${jobs.id})`);
});

interface Newest {
  limit: number;
  /** Whether near copies of open ones are left out. */
  withoutCopies: boolean;
}

/** The newest open jobs: the page that most visits begin with. */
export const listNewestJobs = async (db: Db, { limit, withoutCopies }: Newest) => {
  const size = sizes.find((each) => each >= limit) ?? limit;
  return (await newestJobs(db, {}, { limit: size, withoutCopies })).slice(0, limit);
};

/** Connections keep a statement for each of these, and not for each number that somebody may ask for. */
const sizes = [20, 50, 100];

const newestJobs = prepared(
  ({ limit, withoutCopies }: Newest) => `newest_jobs_${limit}${withoutCopies ? "_but_copies" : ""}`,
  {},
  (db, _none, { limit, withoutCopies }) => {
    // The limit is a part of the text: without knowing it PostgreSQL plans for a tenth of the
    // table.
    const newest = sql`(
    select job_id from job_search where closes_at > now() ${withoutCopies ? sql`and ${isNoCopyOfOpen}` : sql``} order by created_at desc, job_id desc limit ${sql.raw(String(limit))}
  ) as found`;
    return selectJobs(db)
      .innerJoin(newest, eq(jobs.id, sql`found.job_id`))
      .orderBy(desc(jobs.createdAt), desc(jobs.id));
  },
);
