import { sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import type { Filter } from "#features/search/filter/filter.ts";

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

/** A statement for each set of conditions, so that PostgreSQL sees its way in an index. */
const counts = prepared(
  (asked: string) => `count_by_${asked}`,
  parameters,
  (db, given, asked) => {
    const conditions = conditionsOn(given.places);
    const areAsked = names.filter((name) => asked.includes(name)).map((name) => conditions[name]);
    return db
      .select({ jobs: sql<number>`jobs` })
      .from(sql`
      unnest(
        ${given.category}::text[], ${given.type}::text[],
        ${given.level}::text[],
        ${given.salaryMin}::int[], ${given.salaryMax}::int[]
      ) with ordinality as wanted (category, type, level, at_least, at_most, number)
      cross join lateral (
        select count(*)::int as jobs from (
          select from job_search as job
          where ${sql.join([sql`closes_at > now()`, ...areAsked], sql` and `)}
            and (at_least is null or salary_high >= at_least)
            and (at_most is null or salary_low <= at_most)
          limit ${given.enough}
        ) as found
      ) as counted`)
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
        asked,
      );
      for (const [index, filter] of alike.entries()) found.set(filter, rows[index]?.jobs ?? 0);
    }),
  );
  return filters.map((filter) => found.get(filter) ?? 0);
};
