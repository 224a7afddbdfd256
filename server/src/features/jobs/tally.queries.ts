import { type SalaryRange, salaryRangeNames, salaryRanges } from "@rolecall/contract/jobs.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type Filter, isChosen, queryOf } from "#db/job-matches.ts";
import { prepared } from "#db/prepared.ts";

/** How many jobs there are: all as `jobs`, and those of each choice as `type:remote`, if there are any. */
export type Tally = Record<string, number>;

/** What to count. */
export interface Tallied {
  filter: Filter;
  /** So many of its jobs are read; else all. */
  enough?: number;
}

/** Where jobs are counted. Of jobs that are named no index but that of their ids is asked. */
const sources = {
  all: sql`job_search where document @@ wanted.query`,
  sample: sql`job_search_sample where document @@ wanted.query`,
  named: sql`job_search
    where job_id = any (${sql.placeholder("ids")}::uuid[]) and ts_match_vq(document, wanted.query)`,
};
export type Source = keyof typeof sources;

/** The salary filter's choices that a row is of, as a number with a bit for each. */
const bitOf = (range: SalaryRange) => sql.raw(String(2 ** salaryRangeNames.indexOf(range)));
const bandsOfRow = sql.join(
  salaryRangeNames.map(
    (range) => sql`case when ${isChosen(salaryRanges[range])} then ${bitOf(range)} else 0 end`,
  ),
  sql` + `,
);
const choicesOfBands = sql.join(
  salaryRangeNames.map(
    (range) => sql`(case when bands & ${bitOf(range)} > 0 then ${`salary:${range}`} end)`,
  ),
  sql`, `,
);

const tallies = prepared((db, source: Source) =>
  db
    .select({
      number: sql<number>`number::int`,
      choice: sql<string>`choice`,
      jobs: sql<number>`sum(jobs)::int`,
    })
    .from(sql`(
      select number, type, category, level, bands, count(*) as jobs
      from unnest(
        ${sql.placeholder("queries")}::text[]::tsquery[], ${sql.placeholder("placeParts")}::text[],
        ${sql.placeholder("least")}::int[], ${sql.placeholder("most")}::int[],
        ${sql.placeholder("limits")}::int[]
      ) with ordinality as wanted (query, place_part, at_least, at_most, enough, number)
      cross join lateral (
        select type, category, level, ${bandsOfRow} as bands
        from (
          select * from ${sources[source]} and closes_at > now()
            and (place_part is null or strpos(place, place_part) > 0)
            and (at_least is null or salary_high >= at_least)
            and (at_most is null or salary_low <= at_most)
          -- Keeps the planner from reading the table: it cannot know how many match.
          offset 0
        ) as found
        limit enough
      ) as read
      group by number, type, category, level, bands
    ) as counted
    cross join lateral (
      values ('jobs'), ('type:' || type), ('category:' || category), ('level:' || level),
        ${choicesOfBands}
    ) as choices (choice)`)
    .where(sql`choice is not null`)
    .groupBy(sql`number`, sql`choice`)
    .prepare(`tally_${source}`),
);

/** A tally for each of these filters, which are of the same named jobs if any are. */
export const tally = async (db: Db, source: Source, asked: Tallied[]): Promise<Tally[]> => {
  const found = asked.map((): Tally => ({}));
  if (asked.length === 0) return found;
  const rows = await tallies(db, source).execute({
    queries: asked.map(({ filter }) => queryOf(filter)),
    placeParts: asked.map(({ filter }) => filter.placePart ?? null),
    least: asked.map(({ filter }) => filter.salaryMin ?? null),
    most: asked.map(({ filter }) => filter.salaryMax ?? null),
    limits: asked.map(({ enough }) => enough ?? null),
    ids: asked[0]?.filter.ids,
  });
  for (const { number, choice, jobs } of rows)
    Object.assign(found[number - 1] ?? {}, { [choice]: jobs });
  return found;
};
