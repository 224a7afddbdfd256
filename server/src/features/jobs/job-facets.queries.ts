import { countCap } from "@rolecall/contract/jobs.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type Choices, type Filter, isChosen } from "#db/job-matches.ts";
import { matching, withSlices } from "#db/job-slices.ts";

/** So many rows of a filter are read at once, and all choices counted in them. */
const sampleSize = 10_000;
const enough = countCap + 1;

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
  const counts = choices.map((choice, index) => {
    const inSample = sql`sampled[${sql.raw(String(index + 1))}]`;
    return sql`case
      when rows < ${sampleSize} or ${inSample} >= ${enough} then least(${inSample}, ${enough})
      else ${count({ ...filter, ...choice })}
    end`;
  });
  const columns = sql`type, category, level, salary_low, salary_high`;
  return sql`(
    with totals as materialized (
      select count(*) as rows, array[${sql.join(sampled, sql`, `)}]::int[] as sampled
      from (${matching(filter, { columns })} limit ${sampleSize}) as sample
    )
    select jsonb_build_array(${sql.join(counts, sql`, `)}) from totals
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
 * How many jobs each choice leaves of its filter's, counted up to just above
 * the cap. Where a filter finds few jobs all are read, once; else some, and
 * only choices that are rare among those are counted one by one.
 */
export const countChoices = async (
  db: Db,
  given: ChoicesWithin[],
): Promise<Map<Choices, number>> => {
  const values = given.map(countWithin);
  const counts = await selectAll<number[]>(db, { filter: given[0]?.filter, values });
  return new Map(
    given.flatMap(({ choices }, at) =>
      choices.map((choice, index): [Choices, number] => [choice, counts[at]?.[index] ?? 0]),
    ),
  );
};

/** How many jobs match each of these filters, counted up to just above the cap. */
export const countEach = (db: Db, filters: Filter[]): Promise<number[]> =>
  selectAll(db, { filter: filters[0], values: filters.map(count) });
