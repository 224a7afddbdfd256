import { countCap } from "@rolecall/contract/jobs.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type Choices, type Filter, isChosen, isOfEveryJob, queryOf } from "#db/job-matches.ts";
import { matching, withSlices } from "#db/job-slices.ts";

const enough = countCap + 1;
/** So many rows of a filter are read at once, and all choices counted in them. */
export const sampleSize = 10_000;
/**
 * Of so many jobs the index finds ten thousand too slowly, and single choices as well: there a choice
 * gives at least what it has among a thousand that the filter finds, mostly the newest.
 */
const largeFrom = 100_000;

/** How many jobs there are; `capped`: or more. */
export interface Count {
  jobs: number;
  capped: boolean;
}

const toCount = (jobs: number, isMore = false): Count => ({
  jobs: Math.min(jobs, countCap),
  capped: jobs > countCap || isMore,
});

const salaryColumns = sql`salary_low, salary_high`;
const columns = sql`type, category, level, ${salaryColumns}`;

/** A filter, and choices that narrow it further, each by itself. */
export interface ChoicesWithin {
  filter: Filter;
  choices: Choices[];
}

const count = (filter: Filter) =>
  sql`(select count(*)::int from (${matching(filter)} limit ${enough}) as counted)`;

/** The counts of one filter's choices, as an array. */
const countWithin = ({ filter, choices }: ChoicesWithin) => {
  const sampled = choices.map((choice) => {
    const holds = isChosen(choice);
    return holds ? sql`count(*) filter (where ${holds})` : sql`count(*)`;
  });
  const queries = choices.map((choice) => queryOf({ ...filter, ...choice }));
  const bounds = (bound: "salaryMin" | "salaryMax") =>
    sql`${sql.param(choices.map((choice) => choice[bound] ?? null))}::int[]`;
  // The planner sees one such count, however many choices there are.
  const countOfChoice = sql`(
    select count(*)::int from (
      select from (${matching(filter, { query: sql`choice.query`, columns: salaryColumns })}) as found
      where (at_least is null or salary_high >= at_least) and (at_most is null or salary_low <= at_most)
      limit ${enough}
    ) as counted
  )`;
  const mostIfLarge = isOfEveryJob(filter) ? sampleSize : enough;
  return sql`(
    with board as materialized (
      select
        reltuples >= ${largeFrom} as is_large,
        case when reltuples >= ${largeFrom} then ${mostIfLarge}::int else ${sampleSize} end as most
      from pg_class where oid = 'job_search'::regclass
    ),
    totals as materialized (
      select
        count(*) = (select most from board) as is_sample,
        array[${sql.join(sampled, sql`, `)}]::int[] as sampled
      from (${matching(filter, { columns })} limit (select most from board)) as sample
    )
    select jsonb_build_object(
      'jobs', array_agg(least(found.jobs, ${enough}) order by number),
      'isMore', bool_and(is_sample and is_large)
    )
    from board cross join totals cross join unnest(
      ${sql.param(queries)}::text[]::tsquery[], ${bounds("salaryMin")}, ${bounds("salaryMax")}
    ) with ordinality as choice (query, at_least, at_most, number)
    cross join lateral (
      select case
        when is_sample and not is_large and sampled[number] < ${enough} then ${countOfChoice}
        else sampled[number]
      end as jobs
      offset 0
    ) as found
  )`;
};

const selectAll = async <Value>(
  db: Db,
  { filter, values }: { filter: Filter | undefined; values: SQL[] },
): Promise<Value[]> => {
  if (filter === undefined) return [];
  const { rows } = await db.execute<{ all: Value[] }>(
    withSlices(filter, sql`select jsonb_build_array(${sql.join(values, sql`, `)}) as all`),
  );
  return rows[0]?.all ?? [];
};

/**
 * How many jobs each choice leaves of its filter's, counted up to the cap. Where a filter finds few
 * jobs all are read, once; else the newest. Choices that are rare among those are counted one by one,
 * unless the board is large.
 */
export const countChoices = async (
  db: Db,
  given: ChoicesWithin[],
): Promise<Map<Choices, Count>> => {
  const values = given.map(countWithin);
  const counts = await selectAll<{ jobs: number[]; isMore: boolean }>(db, {
    filter: given[0]?.filter,
    values,
  });
  return new Map(
    given.flatMap(({ choices }, at) =>
      choices.map((choice, index): [Choices, Count] => [
        choice,
        toCount(counts[at]?.jobs[index] ?? 0, counts[at]?.isMore),
      ]),
    ),
  );
};

/** How many jobs match each of these filters, counted up to the cap. */
export const countEach = async (db: Db, filters: Filter[]): Promise<Count[]> => {
  const counts = await selectAll<number>(db, { filter: filters[0], values: filters.map(count) });
  return counts.map((jobs) => toCount(jobs));
};
