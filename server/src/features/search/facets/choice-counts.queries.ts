import { sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import type { Filter } from "#features/search/filter/filter.ts";

/**
 * The open jobs that are copies of an open one; what columns say of the one they say of the other, but for how
 * places are written.
 */
const copiesIn = (places: SQLWrapper | null) => sql`
  select distinct copy.job_id, copy.place, copy.category, copy.type, copy.level, copy.salary_low, copy.salary_high,
    copy.closes_at
  from job_copies
  join job_search as copy on copy.job_id = job_copies.job_id and copy.closes_at > now()
  join job_search as older on older.job_id = job_copies.older_id and older.closes_at > now()
  ${places ? sql`where older.place = any (${places}::text[])` : sql``}`;

/** Conditions on the columns that stand first in the indexes. */
const conditionsOn = (places: SQLWrapper) => ({
  places: sql`job.place = any (${places}::text[])`,
  category: sql`job.category = wanted.category`,
  type: sql`job.type = wanted.type`,
  level: sql`job.level = wanted.level`,
});
const names = ["places", "category", "type", "level"] as const;

const parameters = {
  places: ofType<Filter["places"]>,
  category: ofType<(Filter["category"] | null)[]>,
  type: ofType<(Filter["type"] | null)[]>,
  level: ofType<(Filter["level"] | null)[]>,
  salaryMin: ofType<(number | null)[]>,
  salaryMax: ofType<(number | null)[]>,
  enough: ofType<number>,
};

/** The columns that are asked for, and whether copies are left out. */
interface Shape {
  asked: string;
  withoutCopies: boolean;
}

/** A statement for each set of conditions, so that PostgreSQL sees its way in an index. */
const counts = prepared(
  ({ asked, withoutCopies }: Shape) => `count_by_${asked}${withoutCopies ? "_but_copies" : ""}`,
  parameters,
  (db, given, { asked, withoutCopies }) => {
    const conditions = conditionsOn(given.places);
    const areAsked = names.filter((name) => asked.includes(name)).map((name) => conditions[name]);
    const fits = sql`${sql.join([sql`closes_at > now()`, ...areAsked], sql` and `)}
      and (at_least is null or salary_high >= at_least)
      and (at_most is null or salary_low <= at_most)`;
    const places = asked.includes("places") ? given.places : null;
    const copies = withoutCopies
      ? sql`(select count(*)::int as jobs from copies as job where ${fits})`
      : sql`(select 0 as jobs)`;
    return db
      .select({ jobs: sql<number>`jobs` })
      .from(sql`(
      ${withoutCopies ? sql`with copies as materialized (${copiesIn(places)})` : sql``}
      select number, counted.jobs - left_out.jobs as jobs from unnest(
        ${given.category}::text[], ${given.type}::text[],
        ${given.level}::text[],
        ${given.salaryMin}::int[], ${given.salaryMax}::int[]
      ) with ordinality as wanted (category, type, level, at_least, at_most, number)
      cross join lateral ${copies} as left_out
      cross join lateral (
        select count(*)::int as jobs from (
          select from job_search as job where ${fits}
          limit ${given.enough}::int + left_out.jobs
        ) as found
      ) as counted
      ) as counts`)
      .orderBy(sql`number`);
  },
);

/**
 * Counts the open jobs of each filter, up to `enough`, by an index-only scan. All filters that have
 * `places` must have the same ones.
 */
export const countByColumns = async (
  db: Db,
  { filters, enough }: { filters: Filter[]; enough: number },
): Promise<number[]> => {
  const found = new Map<Filter, number>();
  const askedBy = (filter: Filter) => names.filter((name) => filter[name] !== undefined).join("_");
  const withoutCopies = filters.some((filter) => filter.withoutCopies);
  await Promise.all(
    [...Map.groupBy(filters, askedBy)].map(async ([asked, alike]) => {
      const all = <Name extends "category" | "type" | "level" | "salaryMin" | "salaryMax">(
        name: Name,
      ) => alike.map((filter) => filter[name] ?? null);
      const rows = await counts(
        db,
        {
          places: alike[0]?.places,
          category: all("category"),
          type: all("type"),
          level: all("level"),
          salaryMin: all("salaryMin"),
          salaryMax: all("salaryMax"),
          enough,
        },
        { asked, withoutCopies },
      );
      for (const [index, filter] of alike.entries()) found.set(filter, rows[index]?.jobs ?? 0);
    }),
  );
  return filters.map((filter) => found.get(filter) ?? 0);
};
