import type { JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Db } from "#db/db.ts";
import { areasMeant, surroundingsOf } from "#features/places/places.service.ts";
import { correct, enoughMatches } from "#features/search/corrections/correction.service.ts";
import { hasOutdated, listIdsWhileOutdated } from "#features/search/upkeep/reindex.queries.ts";
import { anywhere } from "#features/search/words/lexemes.ts";
import type { ParsedQuery } from "#features/search/words/parse-query.service.ts";
import { allOf, anyOf } from "#features/search/words/tsquery.ts";
import { listAnsweringCompanies } from "./answering-companies.queries.ts";
import { type Filter, placesAsLexemes } from "./filter.ts";
import { findPlaces } from "./places.queries.ts";

/** The part of a filter that selects jobs by id, company and time of posting. */
export const readScope = async (
  db: Db,
  { ids, companyId, answers, copies, postedSince }: JobFilter,
): Promise<
  Pick<Filter, "ids" | "companyId" | "companies" | "answers" | "withoutCopies" | "postedSince">
> => {
  const others = {
    postedSince,
    ...(copies === false && { withoutCopies: true as const }),
    ...(answers !== undefined && (await readAnswers(db, answers))),
  };
  if (companyId === undefined) return { ids, ...others };
  const ofCompany = await listIdsWhileOutdated(db, companyId);
  if (!ofCompany) return { ids, companyId, ...others };
  const named = ids?.map((id) => id.toLowerCase());
  return { ids: named ? ofCompany.filter((id) => named.includes(id)) : ofCompany, ...others };
};

/** More companies than this are not named in a search. */
const mostNamed = 200;

/** Few companies are named, since the index knows them; of many each job is asked for its own. */
const readAnswers = async (
  db: Db,
  answers: number,
): Promise<Pick<Filter, "companies" | "answers">> => {
  const companies = await listAnsweringCompanies(db, { least: answers, most: mostNamed + 1 });
  return companies.length > mostNamed || (await hasOutdated(db)) ? { answers } : { companies };
};

/** The part of a filter that selects jobs by location. @throws `bad-input` around what is no city */
export const readPlace = async (
  db: Db,
  { location = "", within }: Pick<JobFilter, "location" | "within">,
): Promise<Pick<Filter, "areas" | "places" | "orRemote" | "placePart" | "around">> => {
  if (within !== undefined)
    return { around: await surroundingsOf(db, { location, miles: within }) };
  const text = location.trim();
  if (text === "") return {};
  const [meant, found] = await Promise.all([areasMeant(db, text), findPlaces(db, text)]);
  const { typed, part } = found;
  // What means one of the places has it in its document, as soon as all documents are of this edition.
  const others =
    found.places || meant.length === 0 || (await hasOutdated(db))
      ? found
      : await findPlaces(db, text, meant);
  const wanted = { areas: meant, orRemote: typed === "remote" };
  return others.places
    ? { ...wanted, places: [...new Set([typed, ...others.places])] }
    : { placePart: { part, or: placesAsLexemes(wanted) } };
};

/** The lexemes of the typed words or their correction, if the typed ones find too few jobs. Else null. */
export const correctedWords = async (
  db: Db,
  {
    search,
    parsed,
    filter,
    found,
  }: { search: JobFilter; parsed: ParsedQuery; filter: Filter; found: number },
): Promise<string | null> => {
  if (found >= enoughMatches || search.exact || parsed.clauses.length === 0) return null;
  const corrected = await correct(db, { parsed, query: search.query, filter, found });
  return (
    corrected &&
    anyOf([parsed, corrected.parsed].map(({ clauses }) => allOf(clauses.map(anywhere))))
  );
};
