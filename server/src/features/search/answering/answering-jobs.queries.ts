// Jobs in the order of how their companies answer: the share of answers, the median time, the newest. Those
// of companies of which nothing is shown come last.
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type Filter, queryOf } from "#features/search/filter/filter.ts";
import { matchesById } from "#features/search/sql/job-matches.sql.ts";
import type { Slice } from "#features/search/sql/job-orders.sql.ts";
import { shownAnswers } from "#read-models/answer-figures.sql.ts";

/** Those of these jobs that are on a page. */
export const sortByAnswers = async (
  db: Db,
  { among, after, offset, limit }: Slice & { among: string[] },
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with shown as (${shownAnswers}),
    ranked as materialized (
      select jobs.id, row_number() over (
        order by share desc nulls last, median_hours nulls last, created_at desc, id desc
      ) as place
      from jobs left join shown using (company_id) where jobs.id = any (${sql.param(among)}::uuid[])
    )
    select id from ranked
    where place > coalesce((select place from ranked where id = ${after ?? null}::uuid), ${offset})
    order by place limit ${limit}`);
  return rows.map(({ id }) => id);
};

/**
 * The jobs of a page where a search finds many: read company after company, and then along the newest of all
 * others, until the page is full. Companies with the same figures stand one after the other.
 */
export const walkByAnswers = async (
  db: Db,
  { filter, after, offset, limit }: Slice & { filter: Filter },
): Promise<string[]> => {
  const isFound = matchesById(filter, sql`(select query from asked)`);
  const most = sql`(select case when mark.id is null then ${offset}::int else 0 end + ${limit}::int from mark)`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with asked as materialized (select ${queryOf(filter)}::text::tsquery as query),
    shown as materialized (
      select company_id, -share as share, coalesce(median_hours, 2147483647) as hours from (${shownAnswers}) as shown
    ),
    -- The job that the page goes on behind; a row of nulls where there is none.
    mark as materialized (
      select behind.*
      from (values (true)) as one left join lateral (
        select jobs.id, jobs.created_at, company_id, share, hours
        from jobs left join shown using (company_id) where jobs.id = ${after ?? null}::uuid
      ) as behind on true
    )
    select id from (
      (
        select found.id
        from (
          select shown.*, shown.company_id = mark.company_id as is_marked
          from shown cross join mark
          where mark.id is null
            or (shown.share, shown.hours, shown.company_id) >= (mark.share, mark.hours, mark.company_id)
          order by shown.share, shown.hours, shown.company_id
        ) as company
        cross join mark
        cross join lateral (
          select job.id from jobs as job
          where job.company_id = company.company_id and job.is_active and job.is_listed
            and (company.is_marked is not true or (job.created_at, job.id) < (mark.created_at, mark.id))
            and exists (
              select from job_search where job_search.job_id = job.id and ${isFound} offset 0
            )
          order by job.created_at desc, job.id desc limit ${most}
        ) as found
        limit ${most}
      )
      union all
      (
        select job_search.job_id as id
        from job_search
        where ${isFound}
          and not exists (
            select from jobs join shown using (company_id) where jobs.id = job_search.job_id offset 0
          )
          and (job_search.created_at, job_search.job_id) < (
            select case when share is null then created_at end, id from mark
            union all select 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'
            order by 1 nulls last limit 1
          )
        order by job_search.created_at desc, job_search.job_id desc limit ${most}
      )
    ) as found
    offset (select case when id is null then ${offset}::int else 0 end from mark) limit ${limit}`);
  return rows.map(({ id }) => id);
};
