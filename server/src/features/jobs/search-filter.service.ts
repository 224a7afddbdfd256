import type { JobFilter } from "@rolecall/contract/jobs.ts";
import type { Db } from "#db/db.ts";
import type { Filter } from "#db/job-matches.ts";
import { allOf, anyOf, lexeme } from "#db/tsquery.ts";
import { correct, little } from "./correction.service.ts";
import { countMatches } from "./job-search.queries.ts";
import { anywhere } from "./lexemes.ts";
import type { Wanted } from "./search-clauses.service.ts";
import { findPlaces } from "./search-terms.queries.ts";

/** Where the jobs are, as a part of a filter. */
export const readPlace = async (
  db: Db,
  { location = "" }: JobFilter,
): Promise<Pick<Filter, "lexemes" | "placePart">> => {
  if (location.trim() === "") return { lexemes: "" };
  const { typed, places } = await findPlaces(db, location.trim());
  if (!places) return { lexemes: "", placePart: typed };
  const there = [typed, ...places].map((place) => lexeme(`place:${place}`));
  return { lexemes: anyOf(typed === "remote" ? [...there, lexeme("type:remote")] : there) };
};

/** The lexemes of a search's words, corrected where those typed find little in a filter. */
export const findingWords = async (
  db: Db,
  { search, wanted, filter }: { search: JobFilter; wanted: Wanted; filter: Filter },
): Promise<string> => {
  const asTyped = allOf(wanted.clauses.map(anywhere));
  if (asTyped === "" || search.exact) return asTyped;
  const found = await countMatches(db, {
    filter: { ...filter, lexemes: allOf([asTyped, filter.lexemes]) },
    upTo: little,
  });
  if (found >= little) return asTyped;
  const corrected = await correct(db, { wanted, query: search.query, filter, found });
  return corrected ? anyOf([asTyped, allOf(corrected.wanted.clauses.map(anywhere))]) : asTyped;
};
