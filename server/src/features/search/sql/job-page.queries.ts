import { countCap } from "@rolecall/contract/jobs/jobs.ts";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { type Filter, queryOf } from "#features/search/filter/filter.ts";
import { allOf } from "#features/search/words/tsquery.ts";
import { circleOf, type ColumnFilters, matches, partOf } from "./job-matches.sql.ts";
import { inOrder, keyOf, type Order, type Slice } from "./job-orders.sql.ts";
import { cappedSampleCount } from "./job-sample.ts";
import { matching, withSlices } from "./job-slices.sql.ts";

/** The slices of each order: from the beginning, and from the job that the page goes on behind. */
const slices: Record<Order, { first: SQL; behind: SQL }> = {
  newest: {
    first: sql`table slice`,
    behind: sql`select * from posted_until(mark.created_at) with ordinality`,
  },
  salary: {
    first: sql`select * from paid_until(2147483647) with ordinality`,
    behind: sql`select * from paid_until(mark.salary_top) with ordinality`,
  },
};

interface Search extends Slice {
  filter: Filter;
  /** Lexemes: each tier holds those before it. */
  tiers: string[];
  order: Order;
}

/** The values that are compared by column, as they are named in the page's statement. */
const columnFilterParameters = {
  // Cast, or ANY takes it for a subquery of single ids.
  ids: sql`(select ids from asked)::uuid[]`,
  except: sql`(select except_ids from asked)::uuid[]`,
  placePart: sql`(select place_part from asked)`,
  around: sql`(select around from asked)`,
  answers: sql`(select answers from asked)`,
  salaryMin: sql`(select salary_min from asked)`,
  salaryMax: sql`(select salary_max from asked)`,
  postedSince: sql`(select posted_since from asked)`,
  withoutCopies: true,
} satisfies ColumnFilters;
const columnFilterNames = Object.keys(columnFilterParameters) as (keyof ColumnFilters)[];

/** The variants of the page's statement; each is prepared once, and its values come later. */
interface Shape {
  order: Order;
  hasTiers: boolean;
  apart: (keyof ColumnFilters)[];
}

const nameOf = ({ order, hasTiers, apart }: Shape) =>
  ["page_by", order, hasTiers && "tiers", ...apart].filter((part) => part !== false).join("_");

const parameters = {
  query: ofType<string>,
  tiers: ofType<string[]>,
  tiersApart: ofType<string[]>,
  after: ofType<string | null>,
  offset: ofType<number>,
  limit: ofType<number>,
  ids: ofType<string[] | null>,
  except: ofType<string[] | null>,
  placePart: ofType<string | null>,
  around: ofType<string | null>,
  answers: ofType<number | null>,
  salaryMin: ofType<number | null>,
  salaryMax: ofType<number | null>,
  postedSince: ofType<Date | null>,
};

/**
 * Values come as one row, which the planner cannot look into: it never takes them for a reason to plan
 * once more.
 */
const askedAs = (given: Record<keyof typeof parameters, SQLWrapper>) => sql`asked as materialized (
  select
    ${given.query}::text::tsquery as query,
    ${given.tiers}::text[]::tsquery[] as tiers,
    ${given.tiersApart}::text[]::tsquery[] as tiers_apart,
    ${given.after}::uuid as after,
    ${given.offset}::int as left_out,
    ${given.limit}::int as wanted,
    ${given.ids}::uuid[] as ids,
    ${given.except}::uuid[] as except_ids,
    ${given.placePart}::text[] as place_part,
    ${given.around}::float8[] as around,
    ${given.answers}::int as answers,
    ${given.salaryMin}::int as salary_min,
    ${given.salaryMax}::int as salary_max,
    ${given.postedSince}::timestamptz as posted_since
)`;
// Constants are written into the statement so that the planner sees them.
const cap = sql.raw(String(countCap));
const surely = sql.raw(String(cappedSampleCount));
const mark = sql`(select after from asked)`;
const leftOut = sql`(select left_out from asked)`;
const wanted = sql`(select wanted from asked)`;
const tier = (tiers: SQL) => sql`unnest(${tiers}) with ordinality as tier (query, number)`;
const tierApart = tier(sql`(select tiers_apart from asked)`);

// `setweight` copies the document, so that it is decompressed once for all tiers; the weight itself
// changes nothing.
const tierOfFound = sql`
  select min(number) as tier
  from (select setweight(document, 'D') as document offset 0) as read
  join ${tier(sql`(select tiers from asked)`)} on read.document @@ query`;

const pageOfJobs = prepared(nameOf, parameters, (db, given, { order, hasTiers, apart }) => {
  const filter: ColumnFilters = Object.fromEntries(
    apart.map((key) => [key, columnFilterParameters[key]]),
  );
  const query = sql`(select query from asked)`;
  const found = matching(filter, { query, columns: sql`found.*` });
  // OFFSET 0 keeps the planner from reading the sample from end to end for so few.
  const sampled = sql`
    select from (
      select * from job_search_sample as job_search where ${matches(filter, query)} offset 0
    ) as sampled
    limit ${surely}`;
  const { first, behind } = slices[order];
  const page = withSlices(
    filter,
    sql`,
    ${askedAs(given)},
    found as materialized (${found} limit ${cap} + 1),
    counted as materialized (
      select coalesce(
        (select ${cap} + 1 from (${sampled}) as sampled having count(*) = ${surely}),
        (select count(*)::int from found)
      ) as total
    ),
    ranked as materialized (
      select job_id, row_number() over (order by tier, ${inOrder(order)}) as place
      from found cross join lateral (${hasTiers ? tierOfFound : sql`select 1 as tier`}) as ranking
    ),
    -- The job that the page goes on behind; a row of nulls where there is none.
    mark as materialized (
      select behind.*
      from (values (true)) as one
      left join lateral (
        select job_id, created_at, salary_top, number as tier
        from job_search join ${tierApart} on document @@ query
        where job_id = ${mark}
      ) as behind on true
    ),
    step as materialized (
      select coalesce(query && part.slice, query) as query, before, tier.number = mark.tier as is_marked
      from ${tierApart} cross join mark cross join lateral (
        select * from (${first}) as part where tier.number is distinct from mark.tier
        union all
        select * from (${behind}) as part where tier.number = mark.tier
      ) as part (slice, before, number)
      where tier.number >= coalesce(mark.tier, 1)
      order by tier.number, part.number
    )
    select total, case when total <= ${cap} then array(
      select job_id from ranked
      where place > coalesce((select place from ranked where job_id = ${mark}), ${leftOut})
      order by place limit ${wanted}
    ) else array(
      select found.job_id from step cross join mark cross join lateral (
        select found.job_id from (
          select * from job_search where ${matches(filter, sql`step.query`, query)} offset 0
        ) as found
        where created_at < step.before
          and (step.is_marked is not true or (${keyOf(order, "found")}) < (${keyOf(order, "mark")}))
        order by ${inOrder(order)} limit ${leftOut} + ${wanted}
      ) as found
      offset (select case when tier is null then ${leftOut} else 0 end from mark) limit ${wanted}
    ) end as ids
    from counted`,
  );
  return db
    .select({ total: sql<number>`total`, ids: sql<string[]>`ids` })
    .from(sql`(${page}) as page`);
});

/**
 * The ids of the jobs on a page, in tiers and each tier in its order, and the number of all
 * matches, counted to just above the cap. Up to the cap the matches are sorted one by one; of more
 * matches, slices of each tier are read until the page is full.
 */
export const findJobIds = async (
  db: Db,
  { filter, tiers, order, after, offset, limit }: Search,
): Promise<{ ids: string[]; total: number }> => {
  const { without = [] } = filter;
  const filterOf = (lexemes: string, butNot: string[] = []): Filter => ({
    ...filter,
    lexemes: allOf([lexemes, filter.lexemes]),
    without: [...without, ...butNot],
  });
  const shape: Shape = {
    order,
    hasTiers: tiers.length > 1,
    apart: columnFilterNames.filter((name) => filter[name] !== undefined),
  };
  const [page] = await pageOfJobs(
    db,
    {
      query: queryOf(filterOf(tiers.at(-1) ?? "")),
      tiers,
      tiersApart: tiers.map((lexemes, index) =>
        queryOf(filterOf(lexemes, tiers.slice(0, index).slice(-1))),
      ),
      after: after ?? null,
      offset,
      limit,
      ids: filter.ids ?? null,
      except: filter.except ?? null,
      placePart: filter.placePart ? partOf(filter.placePart) : null,
      around: filter.around ? circleOf(filter.around) : null,
      answers: filter.answers ?? null,
      salaryMin: filter.salaryMin ?? null,
      salaryMax: filter.salaryMax ?? null,
      postedSince: filter.postedSince ?? null,
    },
    shape,
  );
  return page ?? { ids: [], total: 0 };
};
