// SQL conditions that select the rows of the job search that match a filter.
import { and, gt, gte, is, sql, SQL } from "drizzle-orm";
import { jobSearch } from "#db/schema/job-search.ts";
import type { Surroundings } from "#features/places/places.service.ts";
import type { Choices, Filter } from "#features/search/filter/filter.ts";
import { answeredPercent } from "#read-models/answer-figures.sql.ts";
import { isNoCopy } from "#read-models/copies.sql.ts";

/** Filter values that are compared by column instead of in the tsquery. */
export type ColumnFilters = {
  [
    Name in
      | "ids"
      | "except"
      | "placePart"
      | "around"
      | "answers"
      | "salaryMin"
      | "salaryMax"
      | "postedSince"
      | "withoutCopies"
  ]?: Filter[Name] | SQL;
};

/** The condition that a row has these choices; it works for any table with columns of these names. */
export const isChosen = ({
  type,
  category,
  level,
  salaryMin,
  salaryMax,
}: Omit<Choices, keyof ColumnFilters> & ColumnFilters) =>
  and(
    type && sql`type = ${type}`,
    category && sql`category = ${category}`,
    level && sql`level = ${level}`,
    // A job that discloses no salary has no bounds to compare, and drops out.
    salaryMin === undefined ? undefined : sql`salary_high >= ${salaryMin}`,
    salaryMax === undefined ? undefined : sql`salary_low <= ${salaryMax}`,
  );

/** An array is one parameter, however long it is. */
const parameter = (ids: string[] | SQL) => (is(ids, SQL) ? ids : sql`${sql.param(ids)}::uuid[]`);

/** A circle as one parameter: an array of its latitude, its longitude, and its miles. */
export const circleOf = ({ latitude, longitude, miles }: Surroundings): string =>
  `{${latitude},${longitude},${miles}}`;

/** What a location shall have as one parameter: an array of its part, and of lexemes that do as well. */
export const partOf = ({ part, or }: NonNullable<Filter["placePart"]>): string =>
  `{${[part, ...or].map((text) => JSON.stringify(text)).join(",")}}`;

const isPlaced = (wanted: NonNullable<ColumnFilters["placePart"]>) =>
  sql`is_placed(${jobSearch.place}, ${jobSearch.document}, ${is(wanted, SQL) ? wanted : partOf(wanted)}::text[])`;

const isAround = (around: Surroundings | SQL) =>
  sql`is_around(${jobSearch.latitude}, ${jobSearch.longitude}, ${is(around, SQL) ? around : circleOf(around)}::float8[])`;

/** The condition that the company of a job answered so many percent of its applications. */
export const isAnswered = (jobId: SQL, least: number | SQL) =>
  sql`${least} <= (${answeredPercent(jobId)})`;

/** Selects open jobs by the values that are not lexemes. */
const matchesColumns = ({
  ids,
  except,
  placePart,
  around,
  answers,
  salaryMin,
  salaryMax,
  postedSince,
}: ColumnFilters) =>
  and(
    gt(jobSearch.closesAt, sql`now()`),
    ids === undefined ? undefined : sql`${jobSearch.jobId} = any (${parameter(ids)})`,
    except === undefined ? undefined : sql`${jobSearch.jobId} <> all (${parameter(except)})`,
    postedSince === undefined ? undefined : gte(jobSearch.createdAt, postedSince),
    placePart && isPlaced(placePart),
    around && isAround(around),
    answers === undefined ? undefined : isAnswered(sql`${jobSearch.jobId}`, answers),
    isChosen({ salaryMin, salaryMax }),
  );

/** The same of a job that is looked up by its id: no other index is asked. */
const matchesAlone = (filter: ColumnFilters, query: SQL) =>
  and(sql`ts_match_vq(${jobSearch.document}, ${query})`, matchesColumns(filter));

const leavesOut = (filter: ColumnFilters, whole: SQL) =>
  filter.withoutCopies && isNoCopy(matchesAlone(filter, whole));

/**
 * Open jobs with these lexemes as well.
 * @param whole what the whole search asks for, where the query is a part of it
 */
export const matches = (filter: ColumnFilters, query: SQL, whole = query) =>
  and(
    // With a list of ids only the primary key's index is used.
    filter.ids === undefined
      ? sql`${jobSearch.document} @@ ${query}`
      : sql`ts_match_vq(${jobSearch.document}, ${query})`,
    matchesColumns(filter),
    leavesOut(filter, whole),
  );

/** The same of a job that is looked up by its id: no other index is asked. */
export const matchesById = (filter: ColumnFilters, query: SQL) =>
  and(matchesAlone(filter, query), leavesOut(filter, query));
