import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Filter } from "#db/job-matches.ts";
import { inOrder, keyOf, type Order, type Slice } from "#db/job-orders.ts";
import { matching, withSlices } from "#db/job-slices.ts";
import { prepared } from "#db/prepared.ts";
import { jobs } from "#db/schema/jobs.ts";
import { selectJobs } from "./jobs.queries.ts";

/** As `findJobIds`, of all open jobs: along the order, from the end that is nearer. */
export const listJobIds = async (
  db: Db,
  { order, total, after, offset, limit }: Slice & { order: Order; total: number },
): Promise<string[]> => {
  const left = Math.max(0, total - offset);
  const isFar = after === undefined && left < offset;
  const rows = isFar
    ? { offset: Math.max(0, left - limit), limit: Math.min(left, limit) }
    : { offset, limit };
  const { rows: found } = await db.execute<{ id: string }>(sql`
    with mark as (
      select salary_top, created_at, job_id from job_search where job_id = ${after ?? null}::uuid
      union all
      select 2147483647, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      limit 1
    )
    select job_id as id
    from job_search as found
    where closes_at > now() and (${keyOf(order, "found")}) < (select ${keyOf(order, "mark")} from mark)
    order by ${inOrder(order, isFar ? "asc" : "desc")}
    offset (select case when job_id = ${after ?? null}::uuid then 0 else ${rows.offset} end from mark)
    limit ${rows.limit}`);
  const ids = found.map(({ id }) => id);
  return isFar ? ids.toReversed() : ids;
};

/** The first of these queries that more jobs fulfil than so many, within the filter; its index, or -1. */
export const findFirstQuery = async (
  db: Db,
  { filter, queries, moreThan }: { filter: Filter; queries: string[]; moreThan: number },
): Promise<number> => {
  const found = matching(filter, { query: sql`tried.query`, upTo: moreThan + 1 });
  const { rows } = await db.execute<{ index: number }>(
    withSlices(
      filter,
      sql`
      select number::int - 1 as index
      from unnest(${sql.param(queries)}::text[]::tsquery[]) with ordinality as tried (query, number)
      where (select count(*) from (${found} limit ${moreThan + 1}) as found) > ${moreThan}
      limit 1`,
    ),
  );
  return rows[0]?.index ?? -1;
};

/** Jobs in the order of these ids. */
export const loadJobs = (db: Db, ids: string[]) => loadedJobs(db).execute({ ids });

const loadedJobs = prepared((db) => {
  const ids = sql`${sql.placeholder("ids")}::uuid[]`;
  return selectJobs(db)
    .where(sql`${jobs.id} = any (${ids})`)
    .orderBy(sql`array_position(${ids}, ${jobs.id})`)
    .prepare("load_jobs");
});

/** The newest open jobs: the page that most visits begin with. */
export const listNewestJobs = (db: Db, limit: number) => newestJobs(db, limit).execute();

const newestJobs = prepared((db, limit: number) => {
  // As a part of the text: without knowing the limit, PostgreSQL plans for a tenth of the table.
  const newest = sql`(
    select job_id from job_search where closes_at > now() order by ${inOrder("newest")} limit ${sql.raw(String(limit))}
  ) as found`;
  return selectJobs(db)
    .innerJoin(newest, eq(jobs.id, sql`found.job_id`))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .prepare(`newest_jobs_${limit}`);
});

/** All open jobs, exactly: whole days from the counters, those that close today one by one. */
export const countOpenJobs = async (db: Db) => {
  const [row] = await openJobCount(db).execute();
  return row?.open ?? 0;
};

const openJobCount = prepared((db) =>
  db
    .select({
      open: sql<number>`(
        (select coalesce(sum(jobs), 0) from open_job_counts where closes_on > today) +
        (select count(*) from job_search
          where closes_at > now() and closes_at < (today + 1)::timestamp at time zone 'UTC')
      )::int`,
    })
    .from(sql`date(now() at time zone 'UTC') as today`)
    .prepare("open_job_count"),
);
