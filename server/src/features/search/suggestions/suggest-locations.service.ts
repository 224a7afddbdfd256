import type { Suggestion } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { mostSuggestions, suggestedJobsCap } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { describePlaces } from "#features/places/places.service.ts";
import { countAmongMatches } from "#features/search/facets/choice-counts.service.ts";
import { readPlace } from "#features/search/filter/search-filter.service.ts";
import { suggestKind } from "./suggest-kind.service.ts";

/** Several spellings of a place become one suggestion: so many are read. */
const mostSpellings = 2 * mostSuggestions;
/** Shorter ones are the beginning of anything. */
const fewestLettersOfPlace = 3;

/**
 * Locations of open jobs whose words begin so, each city once, and the place that was typed in full; each
 * with the number of jobs that a search for it finds.
 */
export const suggestLocations = async (db: Db, typed: string): Promise<Suggestion[]> => {
  const [spellings, meant] = await Promise.all([
    suggestKind(db, "location", typed, mostSpellings),
    placeTyped(db, typed),
  ]);
  const places = await Promise.all(spellings.map(({ text }) => describePlaces(db, text)));
  const texts = new Map<string, string>();
  for (const [index, { text }] of spellings.entries()) {
    const [place] = places[index] ?? [];
    const key = place?.city == null ? text : place.area;
    if (!texts.has(key)) texts.set(key, text);
  }
  if (meant && !texts.has(meant.area)) texts.set(meant.area, meant.label);
  const counted = await countFound(db, [...texts.values()]);
  return counted
    .filter(({ jobs }) => jobs > 0)
    .toSorted((one, other) => other.jobs - one.jobs)
    .slice(0, mostSuggestions);
};

const placeTyped = async (db: Db, typed: string) => {
  if (typed.trim().length < fewestLettersOfPlace) return null;
  const [place = null, ...others] = await describePlaces(db, typed);
  return others.length === 0 ? place : null;
};

const countFound = async (db: Db, texts: string[]) => {
  const filters = await Promise.all(texts.map((location) => readPlace(db, { location })));
  const counts = await countAmongMatches(
    db,
    filters.map((filter) => ({ filter: { lexemes: "", ...filter }, choices: {} })),
  );
  return texts.map((text, index) => ({
    kind: "location" as const,
    text,
    jobs: Math.min(counts[index]?.total.jobs ?? 0, suggestedJobsCap),
  }));
};
