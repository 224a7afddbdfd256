import { countCap, type JobSort } from "@rolecall/contract/jobs.ts";
import { desc, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type Filter, matches, queryOf } from "#db/job-matches.ts";
import { matching, withSlices } from "#db/job-slices.ts";
import { prepared } from "#db/prepared.ts";
import { jobs } from "#db/schema/jobs.ts";
import { allOf } from "#db/tsquery.ts";
import { selectJobs } from "./jobs.queries.ts";

/** How a list is sorted where it is not by relevance; descending. */
export type Order = Exclude<JobSort, "relevance">;

/** Which jobs of a list: those behind one of them, or else so far from its beginning. */
export interface Slice {
  after?: string | undefined;
  offset: number;
  limit: number;
}

const keys: Record<Order, string[]> = {
  newest: ["created_at", "job_id"],
  salary: ["salary_top", "created_at", "job_id"],
};
const keyOf = (order: Order, table: "found" | "mark") =>
  sql.raw(keys[order].map((key) => `${table}.${key}`).join(", "));
const inOrder = (order: Order, direction: "asc" | "desc" = "desc") =>
  sql.raw(keys[order].map((key) => `${key} ${direction}`).join(", "));

/** Where each order's slices begin, and where they go on behind a job. */
const slices: Record<Order, { first: SQL; behind: SQL }> = {
  newest: {
    first: sql`table slice`,
    behind: sql`select * from posted_until(mark.created_at) with ordinality`,
  },
  salary: {
    first: sql`select * from paid_until(2147483647) with ordinality`,
    behind: sql`select * from paid_until(mark.salary_top) with ordinality`,
  },
};

interface Search extends Slice {
  filter: Filter;
  /** Lexemes: each tier holds those before it. */
  tiers: string[];
  order: Order;
}

/**
 * Which jobs stand on a page, tier after tier and each in the order; and how many there are in all,
 * counted to just above the cap. As many as that are put in order one by one; of more, slices of each
 * tier are read until the page is full.
 */
export const findJobIds = async (
  db: Db,
  { filter, tiers, order, after, offset, limit }: Search,
): Promise<{ ids: string[]; total: number }> => {
  const { without = [] } = filter;
  const last = { ...filter, lexemes: allOf([tiers.at(-1) ?? "", filter.lexemes]) };
  const apart = tiers.map((lexemes, index) => ({
    ...filter,
    lexemes: allOf([lexemes, filter.lexemes]),
    without: [...without, ...tiers.slice(0, index).slice(-1)],
  }));
  const tier = (queries: string[]) =>
    sql`unnest(${sql.param(queries)}::text[]::tsquery[]) with ordinality as tier (query, number)`;
  // Read once for each job, however many queries it is held against: a weight changes nothing where
  // there are no positions, and is the quickest way to have a copy.
  const tierOfFound =
    tiers.length === 1
      ? sql`select 1 as tier`
      : sql`
        select min(number) as tier
        from (select setweight(document, 'D') as document offset 0) as read
        join ${tier(tiers)} on read.document @@ query`;
  const { first, behind } = slices[order];
  const { rows } = await db.execute<{ ids: string[]; total: number }>(
    withSlices(
      filter,
      sql`,
      found as materialized (${matching(last, { columns: sql`found.*` })} limit ${countCap + 1}),
      counted as materialized (select count(*)::int as total from found),
      ranked as materialized (
        select job_id, row_number() over (order by tier, ${inOrder(order)}) as place
        from found cross join lateral (${tierOfFound}) as ranking
      ),
      -- The job that the page goes on behind; a row of nulls where there is none.
      mark as materialized (
        select behind.*
        from (values (true)) as one
        left join lateral (
          select job_id, created_at, salary_top, number as tier
          from job_search join ${tier(apart.map(queryOf))} on document @@ query
          where job_id = ${after ?? null}::uuid
        ) as behind on true
      ),
      step as materialized (
        select coalesce(query && part.slice, query) as query, before, tier.number = mark.tier as is_marked
        from ${tier(apart.map(queryOf))} cross join mark cross join lateral (
          select * from (${first}) as part where tier.number is distinct from mark.tier
          union all
          select * from (${behind}) as part where tier.number = mark.tier
        ) as part (slice, before, number)
        where tier.number >= coalesce(mark.tier, 1)
        order by tier.number, part.number
      )
      select total, case when total <= ${countCap} then array(
        select job_id from ranked
        where place > coalesce((select place from ranked where job_id = ${after ?? null}::uuid), ${offset})
        order by place limit ${limit}
      ) else array(
        select found.job_id from step cross join mark cross join lateral (
          select found.job_id from (
            select * from job_search where ${matches(filter, sql`step.query`)} offset 0
          ) as found
          where created_at < step.before
            and (step.is_marked is not true or (${keyOf(order, "found")}) < (${keyOf(order, "mark")}))
          order by ${inOrder(order)} limit ${offset + limit}
        ) as found
        offset (select case when tier is null then ${offset} else 0 end from mark) limit ${limit}
      ) end as ids
      from counted`,
    ),
  );
  return rows[0] ?? { ids: [], total: 0 };
};

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
  const found = matching(filter, { query: sql`tried.query` });
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
