// A search that is kept, as it is looked for among new jobs: compiled once, and looked for many times.
import type { JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Surroundings } from "#features/places/places.service.ts";
import { choicesExcept, filterChoices } from "#features/search/filter/chosen.ts";
import { queryOf } from "#features/search/filter/filter.ts";
import { circleOf } from "#features/search/sql/job-matches.sql.ts";

/** A change of what is compiled, or of what documents hold, needs another edition: all are compiled anew then. */
export const keptEdition = 1;

/** What a search stands for, of what does not depend on the new jobs. */
export interface CompiledSearch {
  edition: number;
  /** Text of a `tsquery`, as typed or corrected; empty where there are no words. */
  lexemes: string;
  without: string[];
  /** What mistyped words were taken for. */
  corrected: string | null;
  /** There were words, but none that could be read. */
  unreadable: boolean;
  place: { areas: string[]; typed: string; part: string } | null;
  around: Surroundings | null;
}

/** A search that is looked for among new jobs. */
export interface KeptFilter {
  search: JobFilter;
  compiled: CompiledSearch;
}

/** A location of new jobs: as their documents name it, and as parts of it are looked for. */
export interface NewPlace {
  place: string;
  searched: string;
}

/** A search as the statement asks for it; null where no new job can be found. */
export const asAsked = ({ search, compiled }: KeptFilter, newPlaces: NewPlace[]) => {
  const { lexemes, without, unreadable, place, around } = compiled;
  if (unreadable) return null;
  const { ids, companyId, postedSince, salaryMin, salaryMax, answers } = search;
  const query = queryOf({
    lexemes,
    without,
    ...choicesExcept(filterChoices(search)),
    ...(place && {
      areas: place.areas,
      places: [...new Set([place.typed, ...placesWith(place.part, newPlaces)])],
      orRemote: place.typed === "remote",
    }),
    ...(around && { around }),
    companyId,
  });
  return {
    query,
    salaryMin: salaryMin ?? null,
    salaryMax: salaryMax ?? null,
    answers: answers ?? null,
    postedSince: postedSince ?? null,
    around: around ? circleOf(around) : null,
    ids: ids ? `{${ids.join(",")}}` : null,
  };
};

const placesWith = (part: string, newPlaces: NewPlace[]) =>
  part === ""
    ? []
    : newPlaces.filter(({ searched }) => searched.includes(part)).map(({ place }) => place);
