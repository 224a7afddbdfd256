import type { JobSort } from "@rolecall/contract/jobs.ts";
import { eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type Filter, matches, type Path } from "#db/job-matches.ts";
import { prepared } from "#db/prepared.ts";
import { jobs } from "#db/schema/jobs.ts";
import { selectJobs } from "./jobs.queries.ts";

/** A run of one filter's matches: many are found along the order, few by index. */
export interface Leg {
  filter: Filter;
  path: Path;
  offset: number | SQL;
  limit: number | SQL;
}

/**
 * How many jobs match each filter, counted up to a limit. Every filter holds
 * the matches of those before it. As soon as one has `enough`, the ones between
 * it and the last are not counted, and said to have as many.
 */
export const measureFilters = async (
  db: Db,
  { filters, upTo, enough }: { filters: Filter[]; upTo: number; enough: number },
): Promise<number[]> => {
  const name = (index: number) => sql.raw(`size_${index}`);
  const sizes = filters.map((filter, index) => {
    const count = sql`(
      with matching as materialized (select from job_search where ${matches(filter)})
      select count(*) from (select from matching limit ${upTo}) as counted
    )`;
    const previous = sql`(select jobs from ${name(index - 1)})`;
    const isBetween = index > 0 && index < filters.length - 1;
    const size = isBetween
      ? sql`case when ${previous} < ${enough} then ${count} else ${previous} end`
      : count;
    return sql`${name(index)} as materialized (select ${size} as jobs)`;
  });
  const all = filters.map((_, index) => sql`(select jobs from ${name(index)})::int`);
  const { rows } = await db.execute<{ sizes: number[] }>(sql`
    with ${sql.join(sizes, sql`, `)} select array[${sql.join(all, sql`, `)}] as sizes`);
  return rows[0]?.sizes ?? [];
};

const orders: Record<Exclude<JobSort, "relevance">, SQL> = {
  newest: sql`created_at desc, job_id desc`,
  salary: sql`salary_top desc nulls last, created_at desc, job_id desc`,
};

const idsOf = ({ filter, path, offset, limit }: Leg, order: SQL) => {
  const columns = sql`job_id, created_at, salary_top`;
  const matching = sql`select ${columns} from job_search where ${matches(filter, path)}`;
  // OFFSET 0 keeps the planner from walking along the order after all.
  const source =
    path === "index" ? sql`select * from (${matching} offset 0) as matching` : matching;
  return sql`(${source} order by ${order} limit ${limit} offset ${offset})`;
};

/** The jobs of these runs, one after the other. */
export const listFoundJobs = (
  db: Db,
  { legs, sort }: { legs: Leg[]; sort: "newest" | "salary" },
) => {
  const ids = legs.map((leg, index) => {
    const of = idsOf(leg, orders[sort]);
    return sql`select job_id, ${index}::int as leg from ${of} as ids`;
  });
  const salaryTop = sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`;
  return selectJobs(db)
    .innerJoin(sql`(${sql.join(ids, sql` union all `)}) as found`, eq(jobs.id, sql`found.job_id`))
    .orderBy(
      sql`found.leg`,
      ...(sort === "salary" ? [sql`${salaryTop} desc nulls last`] : []),
      sql`${jobs.createdAt} desc`,
      sql`${jobs.id} desc`,
    );
};

/** The newest open jobs: the page that most visits begin with. */
export const listNewestJobs = (db: Db, limit: number) => newestJobs(db, limit).execute();

const newestJobs = prepared((db, limit: number) => {
  // As a part of the text: without knowing the limit, PostgreSQL plans for a tenth of the table.
  const rows = { offset: sql.raw("0"), limit: sql.raw(String(limit)) };
  const leg: Leg = { filter: { lexemes: "" }, path: "walk", ...rows };
  return listFoundJobs(db, { legs: [leg], sort: "newest" }).prepare(`newest_jobs_${limit}`);
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
