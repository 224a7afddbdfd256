// The job search is read in slices, the newest first, so that nobody touches more than is shown.
import { sql, type SQL } from "drizzle-orm";
import { type Filter, matches, queryOf } from "./job-matches.ts";

/** The slices of all jobs, the newest first. Where jobs are named there are few, and one slice. */
const newestFirst = ({ ids }: Filter) =>
  ids === undefined
    ? sql`select * from posted_until((select max(created_at) from job_search)) with ordinality`
    : sql`select null::tsquery, 'infinity'::timestamptz, 1`;

/** A statement in which `matching` may stand. */
export const withSlices = (filter: Filter, statement: SQL) => sql`
  with slice (posted, before, number) as materialized (${newestFirst(filter)}) ${statement}`;

/** Where the first slice has fewer, those in the middle would not fill a count either. */
const few = 50;

/**
 * What fulfils the filter with this query, slice after slice, as far as it is read; what is rare in the
 * first slice, in all others at once.
 */
export const matching = (
  filter: Filter,
  { query, columns = sql`` }: { query?: SQL; columns?: SQL } = {},
) => {
  const wanted = query ?? sql`${queryOf(filter)}::tsquery`;
  // OFFSET 0 keeps the planner from reading all jobs before a moment.
  const inSlice = sql`
    slice cross join lateral (
      select * from job_search
      where ${matches(filter, sql`coalesce(${wanted} && slice.posted, ${wanted})`)} offset 0
    ) as found`;
  return sql`
    with newest as materialized (select found.* from ${inSlice} where slice.number = 1),
    seen as materialized (select count(*) < ${few} as are_few from newest)
    select ${columns} from (
      table newest
      union all
      select found.* from seen cross join ${inSlice}
      where slice.number > 1 and (slice.posted is null or not are_few) and created_at < case
        when are_few then (select before from slice where number = 2) else slice.before
      end
    ) as found`;
};
