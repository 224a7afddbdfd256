import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { prepared } from "#db/prepared.ts";
import type { Filter } from "#features/search/filter/filter.ts";

/** What is asked of the columns that the indexes begin with. */
const conditions = {
  places: sql`job.place = any (${sql.placeholder("places")}::text[])`,
  category: sql`job.category = wanted.category`,
  type: sql`job.type = wanted.type`,
  level: sql`job.level = wanted.level`,
};
const names = Object.keys(conditions) as (keyof typeof conditions)[];

/** A statement for each set of conditions, so that PostgreSQL sees its way in an index. */
const counts = prepared((db, asked: string) => {
  const areAsked = names.filter((name) => asked.includes(name)).map((name) => conditions[name]);
  return db
    .select({ jobs: sql<number>`jobs` })
    .from(sql`
      unnest(
        ${sql.placeholder("category")}::text[], ${sql.placeholder("type")}::text[],
        ${sql.placeholder("level")}::text[],
        ${sql.placeholder("salaryMin")}::int[], ${sql.placeholder("salaryMax")}::int[]
      ) with ordinality as wanted (category, type, level, at_least, at_most, number)
      cross join lateral (
        select count(*)::int as jobs from (
          select from job_search as job
          where ${sql.join([sql`closes_at > now()`, ...areAsked], sql` and `)}
            and (at_least is null or salary_high >= at_least)
            and (at_most is null or salary_low <= at_most)
          limit ${sql.placeholder("enough")}
        ) as found
      ) as counted`)
    .orderBy(sql`number`)
    .prepare(`count_by_${asked}`);
});

/**
 * How many open jobs each of these filters finds, counted to `enough`; an index alone is read. Those
 * that name places name the same ones.
 */
export const countByColumns = async (
  db: Db,
  { filters, enough }: { filters: Filter[]; enough: number },
): Promise<number[]> => {
  const found = new Map<Filter, number>();
  const askedBy = (filter: Filter) => names.filter((name) => filter[name] !== undefined).join("_");
  await Promise.all(
    [...Map.groupBy(filters, askedBy)].map(async ([asked, alike]) => {
      const all = (name: "category" | "type" | "level" | "salaryMin" | "salaryMax") =>
        alike.map((filter) => filter[name] ?? null);
      const rows = await counts(db, asked).execute({
        places: alike[0]?.places,
        category: all("category"),
        type: all("type"),
        level: all("level"),
        salaryMin: all("salaryMin"),
        salaryMax: all("salaryMax"),
        enough,
      });
      for (const [index, filter] of alike.entries()) found.set(filter, rows[index]?.jobs ?? 0);
    }),
  );
  return filters.map((filter) => found.get(filter) ?? 0);
};
