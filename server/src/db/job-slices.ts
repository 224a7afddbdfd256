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

/** What fulfils the filter with this query, slice after slice, as far as it is read. */
export const matching = (
  filter: Filter,
  {
    query = sql`${queryOf(filter)}::tsquery`,
    columns = sql``,
  }: { query?: SQL; columns?: SQL } = {},
) => {
  const inSlice = sql`coalesce(${query} && slice.posted, ${query})`;
  // OFFSET 0 keeps the planner from reading all jobs before a moment.
  return sql`
    select ${columns} from slice cross join lateral (
      select * from job_search where ${matches(filter, inSlice)} offset 0
    ) as found
    where created_at < slice.before`;
};
