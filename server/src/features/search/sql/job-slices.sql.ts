// The job search is read in slices, the newest first, so that nobody touches more than is shown.
import { countCap } from "@rolecall/contract/jobs/jobs.ts";
import { sql, type SQL } from "drizzle-orm";
import { type ColumnFilters, matches } from "./job-matches.sql.ts";

/** The time slices of the board, newest first. With a list of ids one slice is enough. */
const newestFirst = ({ ids }: ColumnFilters) =>
  ids === undefined
    ? sql`select * from posted_until((select max(created_at) from job_search)) with ordinality`
    : sql`select null::tsquery, 'infinity'::timestamptz, 1`;

/** A statement in which `matching` may be used. */
export const withSlices = (filter: ColumnFilters, statement: SQL) => sql`
  with slice (posted, before, number) as materialized (${newestFirst(filter)}) ${statement}`;

/** With fewer matches than this in the newest slice, their density cannot be estimated. */
const few = 35;
/**
 * With more matches than this, smaller blocks are read: the extra index entries then cost less than
 * the matches that the blocks leave out.
 */
const common = 50;

/**
 * Splits the time before the newest slice into blocks, sized so that about `upTo` matches are read
 * in all. If the density is unknown, one block covers the rest.
 */
const furtherFor = (upTo: number) => sql`
  select behind.*
  from slice
  cross join (select count(*) as jobs, max(created_at) as latest from newest) as seen
  cross join lateral (
    select case when jobs >= ${few} then
      (${upTo}::int - jobs) * extract(epoch from latest - slice.before)::float8 / jobs
    end as seconds
  ) as reach
  cross join lateral posted_behind(
    slice.before,
    case when jobs < ${common} then seconds else seconds / 3 end,
    case when jobs < ${common} then 2 else 6 end
  ) as behind
  where slice.number = 2`;

/** Selects jobs that match `query`, newest slice first, until about `upTo` are found. */
export const matching = (
  filter: ColumnFilters,
  { query, columns = sql``, upTo = countCap + 1 }: { query: SQL; columns?: SQL; upTo?: number },
) => {
  // OFFSET 0 keeps the planner from reading all jobs before a moment.
  const inPart = (part: SQL) => sql`
    ${part} cross join lateral (
      select * from job_search
      where ${matches(filter, sql`coalesce(${query} && ${part}.posted, ${query})`, query)} offset 0
    ) as found`;
  return sql`
    with newest as materialized (
      select found.* from ${inPart(sql`slice`)} where slice.number = 1
    ),
    further as materialized (${furtherFor(upTo)})
    select ${columns} from (
      table newest
      union all
      select found.* from ${inPart(sql`further`)} where found.created_at < further.before
    ) as found`;
};
