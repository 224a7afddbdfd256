import type { JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Db, Transaction } from "#db/db.ts";
import { areasMeant, surroundingsOf } from "#features/places/places.service.ts";
import { findPlaces } from "#features/search/filter/places.queries.ts";
import { findJobs } from "#features/search/search.service.ts";
import { anywhere } from "#features/search/words/lexemes.ts";
import { parseQuery } from "#features/search/words/parse-query.service.ts";
import { allOf, anyOf } from "#features/search/words/tsquery.ts";
import {
  asAsked,
  type CompiledSearch,
  keptEdition,
  type KeptFilter,
  type NewPlace,
} from "./kept-search.ts";
import { createNewJobs, readMatches, readNewPlaces } from "./new-jobs.queries.ts";

/** So many searches are looked for by one statement. */
const askedAtOnce = 250;

/**
 * Compiles a search to be kept. Words that were corrected when it was kept stay so: new jobs are those that the
 * list would have shown.
 * @throws `bad-input` where the search is around what is no city
 */
export const compileSearch = async (db: Db, search: JobFilter): Promise<CompiledSearch> => {
  const around = await aroundOf(db, search);
  const parsed = await parseQuery(db, search);
  const place = around ? null : await placeOf(db, search.location);
  const meant =
    parsed.clauses.length > 0 && !search.exact ? await correctedBy(db, search) : undefined;
  const readings = [parsed, ...(meant === undefined ? [] : [await parseAgain(db, meant)])];
  const words = readings.map(({ clauses }) => allOf(clauses.map(anywhere)));
  return {
    edition: keptEdition,
    lexemes: parsed.clauses.length > 0 ? anyOf(words) : "",
    without: parsed.without,
    corrected: meant ?? null,
    unreadable: parsed.unreadable,
    place,
    around,
  };
};

const parseAgain = (db: Db, query: string) => parseQuery(db, { query, exact: false });

const correctedBy = async (db: Db, search: JobFilter) => {
  const { correctedQuery } = await findJobs(db, { ...search, page: 1, limit: 1 });
  return correctedQuery;
};

const aroundOf = async (db: Db, { location = "", within }: JobFilter) =>
  within === undefined ? null : surroundingsOf(db, { location, miles: within });

const placeOf = async (db: Db, location = ""): Promise<CompiledSearch["place"]> => {
  const text = location.trim();
  if (text === "") return null;
  const [areas, { typed, part }] = await Promise.all([
    areasMeant(db, text),
    // None of the known places is wanted here: new jobs bring their own.
    findPlaces(db, text),
  ]);
  return { areas, typed, part };
};

/** A search that an earlier release compiled, compiled anew; null where this one did. */
export const compileAnew = async (
  db: Db,
  { search, compiled }: KeptFilter,
): Promise<CompiledSearch | null> =>
  compiled.edition === keptEdition ? null : compileSearch(db, search);

/** The jobs among which kept searches are looked for: those behind one position, up to another. */
export interface NewJobs {
  places: NewPlace[];
}

/** Gathers the open jobs between two positions for the rest of the transaction. */
export const gatherNewJobs = async (
  db: Transaction,
  range: { after: number; upTo: number },
): Promise<NewJobs> => {
  await createNewJobs(db, range);
  return { places: await readNewPlaces(db) };
};

/** The positions of the gathered jobs that each search finds, the newest first. */
export const matchNewJobs = async (
  db: Transaction,
  newJobs: NewJobs,
  { searches, most }: { searches: KeptFilter[]; most: number },
): Promise<number[][]> => {
  const found: number[][] = searches.map(() => []);
  const asked = searches.flatMap((search, index) => {
    const one = asAsked(search, newJobs.places);
    return one ? [{ ...one, index }] : [];
  });
  for (let from = 0; from < asked.length; from += askedAtOnce)
    for (const { index, positions } of await readMatches(db, {
      asked: asked.slice(from, from + askedAtOnce),
      most,
    }))
      found[index] = positions;
  return found;
};
