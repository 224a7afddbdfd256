// The new jobs of one look at kept searches: gathered in a table of the transaction, with an index of their words.
import { sql } from "drizzle-orm";
import type { Transaction } from "#db/db.ts";
import { isAnswered } from "#features/search/sql/job-matches.sql.ts";
import type { asAsked, NewPlace } from "./kept-search.ts";

/** Fewer are read one by one. */
const worthAnIndex = 50;
/** Of more, which a long pause may leave, the newest count. */
const mostGathered = 50_000;

/** Gathers the open jobs between two positions, in place of those gathered before. */
export const createNewJobs = async (
  db: Transaction,
  { after, upTo }: { after: number; upTo: number },
): Promise<void> => {
  await db.execute(sql`drop table if exists pg_temp.new_jobs`);
  await db.execute(sql`create temporary table new_jobs on commit drop as
    select job_search.*, opened_jobs.position
    from opened_jobs join job_search using (job_id)
    where opened_jobs.position > ${sql.raw(String(after))}
      and opened_jobs.position <= ${sql.raw(String(upTo))} and job_search.closes_at > now()
    order by opened_jobs.position desc limit ${sql.raw(String(mostGathered))}`);
  const { rows } = await db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from pg_temp.new_jobs`,
  );
  if ((rows[0]?.jobs ?? 0) >= worthAnIndex)
    await db.execute(sql`create index new_jobs_document on pg_temp.new_jobs using gin (document)`);
  await db.execute(sql`analyze pg_temp.new_jobs`);
};

/** The locations of the gathered jobs, each once. */
export const readNewPlaces = async (db: Transaction): Promise<NewPlace[]> => {
  const { rows } = await db.execute<{ place: string; searched: string }>(sql`
    select place, searched_place(place) as searched
    from (select distinct place from pg_temp.new_jobs) as named`);
  return rows;
};

type Asked = NonNullable<ReturnType<typeof asAsked>> & { index: number };

/** Of each search that finds gathered jobs, their positions, the newest first. */
export const readMatches = async (
  db: Transaction,
  { asked, most }: { asked: Asked[]; most: number },
): Promise<{ index: number; positions: number[] }[]> => {
  const column = <Name extends keyof Asked>(name: Name) => sql.param(asked.map((one) => one[name]));
  const { rows } = await db.execute<{ index: number; positions: number[] }>(sql`
    select asked.index, array_agg(found.position::float8 order by found.position desc) as positions
    from (
      select index, query::tsquery, salary_min, salary_max, answers, posted_since, around::float8[], ids::uuid[]
      from unnest(
        ${column("index")}::int[], ${column("query")}::text[], ${column("salaryMin")}::int[],
        ${column("salaryMax")}::int[], ${column("answers")}::int[], ${column("postedSince")}::timestamptz[],
        ${column("around")}::text[], ${column("ids")}::text[]
      ) as given (index, query, salary_min, salary_max, answers, posted_since, around, ids)
      offset 0
    ) as asked
    cross join lateral (
      select new.position
      from pg_temp.new_jobs as new
      where new.document @@ asked.query
        and (asked.salary_min is null or new.salary_high >= asked.salary_min)
        and (asked.salary_max is null or new.salary_low <= asked.salary_max)
        and (asked.answers is null or ${isAnswered(sql`new.job_id`, sql`asked.answers`)})
        and (asked.posted_since is null or new.created_at >= asked.posted_since)
        and (asked.around is null or is_around(new.latitude, new.longitude, asked.around))
        and (asked.ids is null or new.job_id = any (asked.ids))
      order by new.position desc
      limit ${most}
    ) as found
    group by asked.index`);
  return rows;
};
