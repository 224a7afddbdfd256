import type { JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Db } from "#db/db.ts";
import { areasMeant, surroundingsOf } from "#features/places/places.service.ts";
import { correct, enoughMatches } from "#features/search/corrections/correction.service.ts";
import { hasOutdated, listIdsWhileOutdated } from "#features/search/upkeep/reindex.queries.ts";
import { anywhere } from "#features/search/words/lexemes.ts";
import type { ParsedQuery } from "#features/search/words/parse-query.service.ts";
import { allOf, anyOf } from "#features/search/words/tsquery.ts";
import { type Filter, placesAsLexemes } from "./filter.ts";
import { findPlaces } from "./places.queries.ts";

/** The part of a filter that selects jobs by id, company and time of posting. */
export const readScope = async (
  db: Db,
  { ids, companyId, postedSince }: JobFilter,
): Promise<Pick<Filter, "ids" | "companyId" | "postedSince">> => {
  if (companyId === undefined) return { ids, postedSince };
  const ofCompany = await listIdsWhileOutdated(db, companyId);
  if (!ofCompany) return { ids, companyId, postedSince };
  const named = ids?.map((id) => id.toLowerCase());
  return { ids: named ? ofCompany.filter((id) => named.includes(id)) : ofCompany, postedSince };
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
