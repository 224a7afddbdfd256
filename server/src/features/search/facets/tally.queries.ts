import { sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { type Filter, queryOf } from "#features/search/filter/filter.ts";
import { circleOf, isAnswered, isChosen, partOf } from "#features/search/sql/job-matches.sql.ts";
import { isNoCopy } from "#read-models/copies.sql.ts";
import { choicesOf, listNames } from "./choice-lists.ts";

/** Numbers of jobs: all of them as `jobs`, and those of each choice by its name. */
export type Tally = Record<string, number>;

/** A count to make. */
export interface TallyRequest {
  among: keyof ReturnType<typeof sourcesOf>;
  filter: Filter;
  /** Text of a `tsquery` that the chosen ones fulfil as well. */
  chosen?: string;
  /** The most jobs that are read; all if absent. */
  enough?: number;
}

/** The sets of jobs in which a tally counts. */
const sourcesOf = (ids: SQLWrapper) => ({
  all: sql`job_search where document @@ wanted.query`,
  // Apart, since of both in one query the index tests whatever has a choice, be it what is sought or not.
  chosen: sql`job_search where document @@ wanted.query and document @@ wanted.chosen`,
  sample: sql`job_search_sample as job_search where document @@ wanted.query`,
  // No index but that of their ids is asked.
  named: sql`job_search
    where job_id = any (${ids}::uuid[]) and ts_match_vq(document, wanted.query)`,
});

const counts = {
  jobs: sql<number>`count(found.job_id)::int`,
  ...Object.fromEntries(
    Object.entries(choicesOf(listNames)).map(([name, choice]) => [
      name,
      sql<number>`(count(*) filter (where ${isChosen(choice)}))::int`,
    ]),
  ),
};

const parameters = {
  queries: ofType<string[]>,
  chosen: ofType<TallyRequest["chosen"][]>,
  placeParts: ofType<(string | undefined)[]>,
  circles: ofType<(string | undefined)[]>,
  least: ofType<Filter["salaryMin"][]>,
  most: ofType<Filter["salaryMax"][]>,
  since: ofType<Filter["postedSince"][]>,
  answers: ofType<Filter["answers"][]>,
  withoutCopies: ofType<boolean[]>,
  limits: ofType<TallyRequest["enough"][]>,
  ids: ofType<Filter["ids"]>,
};

const hasColumns = sql`closes_at > now()
  and (place_part is null or is_placed(place, document, place_part::text[]))
  and (circle is null or is_around(latitude, longitude, circle::float8[]))
  and (since is null or created_at >= since)
  and (at_least is null or salary_high >= at_least)
  and (at_most is null or salary_low <= at_most)
  and (wanted.answers is null or ${isAnswered(sql`job_search.job_id`, sql`wanted.answers`)})`;
const isFound = sql`ts_match_vq(document, wanted.query) and ${hasColumns}`;

const tallies = prepared(
  (among: TallyRequest["among"]) => `tally_${among}`,
  parameters,
  (db, given, among) =>
    db
      .select(counts)
      .from(sql`
      unnest(
        ${given.queries}::text[]::tsquery[],
        ${given.chosen}::text[]::tsquery[],
        ${given.placeParts}::text[],
        ${given.circles}::text[],
        ${given.least}::int[], ${given.most}::int[],
        ${given.since}::timestamptz[], ${given.answers}::int[], ${given.withoutCopies}::boolean[],
        ${given.limits}::int[]
      ) with ordinality as wanted (
        query, chosen, place_part, circle, at_least, at_most, since, answers, without_copies, enough, number
      )
      left join lateral (
        select * from (
          select * from ${sourcesOf(given.ids)[among]} and ${hasColumns}
            and (not without_copies or ${isNoCopy(isFound)})
          -- Keeps the planner from reading the table: it cannot know how many match.
          offset 0
        ) as matching
        limit enough
      ) as found on true`)
      .groupBy(sql`number`)
      .orderBy(sql`number`),
);

/** A tally for each of these filters, which are of the same named jobs if any are. */
export const tally = async (db: Db, asked: TallyRequest[]): Promise<Tally[]> => {
  const found = new Map<TallyRequest, Tally>();
  await Promise.all(
    [...Map.groupBy(asked, ({ among }) => among)].map(async ([among, alike]) => {
      const rows = await tallies(
        db,
        {
          queries: alike.map(({ filter }) => queryOf(filter)),
          chosen: alike.map(({ chosen }) => chosen),
          placeParts: alike.map(({ filter }) => filter.placePart && partOf(filter.placePart)),
          circles: alike.map(({ filter }) => filter.around && circleOf(filter.around)),
          least: alike.map(({ filter }) => filter.salaryMin),
          most: alike.map(({ filter }) => filter.salaryMax),
          since: alike.map(({ filter }) => filter.postedSince),
          answers: alike.map(({ filter }) => filter.answers),
          withoutCopies: alike.map(({ filter }) => filter.withoutCopies === true),
          limits: alike.map(({ enough }) => enough),
          ids: alike[0]?.filter.ids,
        },
        among,
      );
      for (const [index, request] of alike.entries()) found.set(request, rows[index] ?? {});
    }),
  );
  return asked.map((request) => found.get(request) ?? {});
};
