import { levelWords, typeWords } from "@rolecall/contract/alerts/search-in-words.ts";
import type { JobFilter, MeantSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { salaryRanges } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { areasMeant, describePlaces } from "#features/places/places.service.ts";
import { findJobs } from "#features/search/search.service.ts";
import { isPlain } from "#features/search/words/query-text.ts";
import { type OneBox, placesIn, readOneBox } from "./one-box.ts";

type Wish = Omit<MeantSearch, "text" | "jobs" | "capped">;

/**
 * What was probably meant by a search that finds nothing, where its words also say a place, a kind of job, a
 * level, or pay: the first reading that finds jobs. Null where they say no such thing, or nothing is found.
 * @param here the person's own place, for 'near me'
 */
export const findMeant = async (
  db: Db,
  { here, ...search }: JobFilter & { here?: string | undefined },
): Promise<MeantSearch | null> => {
  const { query = "" } = search;
  if (query.trim() === "" || !isPlain(query)) return null;
  for (const wish of await wishesOf(db, { search, here })) {
    const { total: jobs, capped = false } = await findJobs(db, {
      ...search,
      ...asFilter(wish),
      page: 1,
      limit: 1,
    });
    if (jobs > 0) return { ...wish, text: textOf(wish), jobs, capped };
  }
  return null;
};

/** The link carries the rest of the search along. */
const asFilter = ({ query, location, type, experienceLevel, salaryRange }: Wish) => ({
  query,
  ...(location !== null && { location }),
  ...(type !== null && { type }),
  ...(experienceLevel !== null && { experienceLevel }),
  ...(salaryRange !== null && salaryRanges[salaryRange]),
});

interface Asked {
  search: JobFilter;
  here: string | undefined;
}

/** The readings of a search: all that it says, then with what may have been no wish left out. */
const wishesOf = async (db: Db, { search, here }: Asked): Promise<Wish[]> => {
  const { query = "" } = search;
  const box = readOneBox(query);
  const place = search.location?.trim() ? null : await placeOf(db, box, here);
  const words = place?.words ?? box.words;
  const isChosen = search.salaryMin !== undefined || search.salaryMax !== undefined;
  const full: Wish = {
    query: words,
    location: place?.location ?? null,
    type: search.type ? null : (box.type ?? null),
    experienceLevel: search.experienceLevel ? null : (box.level ?? null),
    salaryRange: isChosen ? null : (box.salaryRange ?? null),
  };
  const readings: Wish[] = [
    full,
    { ...full, salaryRange: null },
    { ...full, salaryRange: null, experienceLevel: null },
    { ...full, salaryRange: null, experienceLevel: null, type: null },
    { ...full, salaryRange: null, experienceLevel: null, type: null, location: null },
  ];
  const asTyped = JSON.stringify({ ...readings.at(-1), query: query.trim() });
  const different = new Map(readings.map((wish) => [JSON.stringify(wish), wish]));
  different.delete(asTyped);
  return [...different.values()].filter((wish) => Object.values(wish).some(Boolean));
};

const placeOf = async (db: Db, { words, isNear }: OneBox, here: string | undefined) => {
  if (isNear) return here?.trim() ? { words, location: here.trim() } : null;
  for (const { words: left, place } of placesIn(words)) {
    const areas = await areasMeant(db, place);
    if (areas.length === 0) continue;
    const [only, ...others] = await describePlaces(db, place);
    const isOnly = only && others.length === 0;
    return { words: left, location: isOnly ? only.label : place };
  }
  return null;
};

/** 'part-time cashier in Denver, CO', 'jobs in Tucson, AZ'. */
const textOf = ({ query, location, type, experienceLevel, salaryRange }: Wish): string =>
  [
    experienceLevel && levelWords[experienceLevel],
    type && typeWords[type],
    query || "jobs",
    location && `in ${location}`,
    salaryRange && `from $${salaryRanges[salaryRange].salaryMin / 1_000}k`,
  ]
    .filter(Boolean)
    .join(" ");
