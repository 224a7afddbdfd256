// Which rows of the job search match what somebody looks for.
import type { Category, ExperienceLevel, JobType } from "@rolecall/contract/job.ts";
import { and, gt, inArray, sql } from "drizzle-orm";
import { jobSearch } from "./schema/job-search.ts";
import { allOf, lexeme, not } from "./tsquery.ts";

/** One of each list of choices. */
export interface Choices {
  type?: JobType | undefined;
  category?: Category | undefined;
  level?: ExperienceLevel | undefined;
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
}

/** What narrows a search: lexemes that every match has, and what is compared apart from them. */
export interface Filter extends Choices {
  /** Text of a `tsquery`; empty for none. */
  lexemes: string;
  /** Each the text of a `tsquery` that no match fulfils. */
  without?: string[];
  /** A part of the folded location, where too many locations have it to name them all. */
  placePart?: string | undefined;
  /** The only jobs that may match. */
  ids?: string[] | undefined;
}

/**
 * How matches are found: along an order, or by the index of lexemes, unless that promises to be
 * slower; `scan` is the index whatever it promises.
 */
export type Path = "index" | "scan" | "walk";

/** What holds of a row with these choices; of anything with columns of these names. */
export const isChosen = ({ type, category, level, salaryMin, salaryMax }: Choices) =>
  and(
    type && sql`type = ${type}`,
    category && sql`category = ${category}`,
    level && sql`level = ${level}`,
    // A job that discloses no salary has no bounds to compare, and drops out.
    salaryMin === undefined ? undefined : sql`salary_high >= ${salaryMin}`,
    salaryMax === undefined ? undefined : sql`salary_low <= ${salaryMax}`,
  );

/** One scan of the index intersects the choices with words and places: so they are lexemes as well. */
const withChoicesAsLexemes = ({ type, category, level, ...filter }: Filter): Filter => {
  const chosen = { "type:": type, "category:": category, "level:": level };
  const lexemes = Object.entries(chosen).flatMap(([kind, choice]) =>
    choice === undefined ? [] : [lexeme(kind + choice)],
  );
  return { ...filter, lexemes: allOf([...lexemes, filter.lexemes]) };
};

/**
 * Open jobs that match. The planner cannot know how rare a combination of
 * lexemes is, and takes the wrong way by a factor of a thousand: `walk` names
 * the function instead of the operator, which no index serves. Neither does one
 * serve what must not be there.
 */
export const matches = (given: Filter, path: Path = "index") => {
  const filter = given.lexemes === "" ? given : withChoicesAsLexemes(given);
  const { lexemes, without = [], placePart, ids } = filter;
  const query = allOf([lexemes, ...without.map(not)]);
  // What a subquery gives is not known beforehand, and so taken for rare.
  const sought = path === "scan" ? sql`(select ${query}::tsquery)` : sql`${query}::tsquery`;
  const holds =
    path === "walk" || lexemes === ""
      ? sql`ts_match_vq(${jobSearch.document}, ${sought})`
      : sql`${jobSearch.document} @@ ${sought}`;
  return and(
    gt(jobSearch.closesAt, sql`now()`),
    ids === undefined ? undefined : inArray(jobSearch.jobId, ids),
    query === "" ? undefined : holds,
    placePart === undefined ? undefined : sql`strpos(${jobSearch.place}, ${placePart}) > 0`,
    isChosen(filter),
  );
};
