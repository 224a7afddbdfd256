import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { prepared } from "#db/prepared.ts";
import { isNoCopyOfOpen } from "#read-models/copies.sql.ts";
import { inOrder, keyOf, type Order, type Slice } from "./job-orders.sql.ts";

/**
 * Like `findJobIds`, of all open jobs: read along the order, from the nearer end.
 * @param withoutCopies whether near copies of open ones are left out
 */
export const listJobIds = async (
  db: Db,
  {
    order,
    total,
    after,
    offset,
    limit,
    withoutCopies,
  }: Slice & { order: Order; total: number; withoutCopies: boolean },
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
    from job_search
    where closes_at > now() and (${keyOf(order, "job_search")}) < (select ${keyOf(order, "mark")} from mark)
      ${withoutCopies ? sql`and ${isNoCopyOfOpen}` : sql``}
    order by ${inOrder(order, isFar ? "asc" : "desc")}
    offset (select case when job_id = ${after ?? null}::uuid then 0 else ${rows.offset} end from mark)
    limit ${rows.limit}`);
  const ids = found.map(({ id }) => id);
  return isFar ? ids.toReversed() : ids;
};

/** All open jobs, exactly: whole days from the counters, those that close today one by one. */
export const countOpenJobs = async (db: Db) => {
  const [row] = await openJobCount(db, {});
  return row?.open ?? 0;
};

/** Those of them that are copies of others. */
export const countOpenCopies = async (db: Db) => {
  const { rows } = await db.execute<{ copies: number }>(sql`
    select count(distinct copy.job_id)::int as copies
    from job_copies
    join job_search as copy on copy.job_id = job_copies.job_id and copy.closes_at > now()
    join job_search as older on older.job_id = job_copies.older_id and older.closes_at > now()`);
  return rows[0]?.copies ?? 0;
};

const openJobCount = prepared("open_job_count", {}, (db) =>
  db
    .select({
      open: sql<number>`(
        (select coalesce(sum(jobs), 0) from open_job_counts where closes_on > today) +
        (select count(*) from job_search
          where closes_at > now() and closes_at < (today + 1)::timestamp at time zone 'UTC')
      )::int`,
    })
    .from(sql`date(now() at time zone 'UTC') as today`),
);
