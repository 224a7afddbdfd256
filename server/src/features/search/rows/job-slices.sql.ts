// The job search is read in slices, the newest first, so that nobody touches more than is shown.
import { countCap } from "@rolecall/contract/jobs/jobs.ts";
import { sql, type SQL } from "drizzle-orm";
import { type Apart, matches } from "./job-matches.sql.ts";

/** The slices of all jobs, the newest first. Where jobs are named there are few, and one slice. */
const newestFirst = ({ ids }: Apart) =>
  ids === undefined
    ? sql`select * from posted_until((select max(created_at) from job_search)) with ordinality`
    : sql`select null::tsquery, 'infinity'::timestamptz, 1`;

/** A statement in which `matching` may stand. */
export const withSlices = (filter: Apart, statement: SQL) => sql`
  with slice (posted, before, number) as materialized (${newestFirst(filter)}) ${statement}`;

/** Where the newest slice has fewer, how far the others lie apart is not known. */
const few = 35;
/** A word of so many is commoner than a block of its search, and costs the index what the blocks hold. */
const common = 50;

/**
 * Where the matches beyond the newest slice are: in blocks that reach about as far back as makes it so
 * many in all, and in what is left; where that cannot be told, in all at once.
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

/**
 * What fulfils the query, part after part of the board, as far as it is read, which is mostly up to so
 * many.
 */
export const matching = (
  filter: Apart,
  { query, columns = sql``, upTo = countCap + 1 }: { query: SQL; columns?: SQL; upTo?: number },
) => {
  // OFFSET 0 keeps the planner from reading all jobs before a moment.
  const inPart = (part: SQL) => sql`
    ${part} cross join lateral (
      select * from job_search
      where ${matches(filter, sql`coalesce(${query} && ${part}.posted, ${query})`)} offset 0
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
