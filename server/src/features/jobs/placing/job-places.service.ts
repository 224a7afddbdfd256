import type { Db } from "#db/db.ts";
import { refreshPlaces, resolvePlaces } from "#features/places/places.service.ts";
import { rereadPlaces } from "#features/talent/reading/read-people.service.ts";
import { listLocations, writePlaces } from "./job-places.queries.ts";

/** Each is written with its row of the search: whoever applies to one of them meanwhile waits for all. */
const jobsAtOnce = 100;
const locationsKept = 10_000;
const beforeAll = "00000000-0000-0000-0000-000000000000";
const nowhere = { city: null, region: null, country: null, latitude: null, longitude: null };

/** The columns of the places that a location means. */
export const placeColumns = async (db: Db, location: string) => {
  const [first, ...others] = await resolvePlaces(db, location);
  const otherPlaces = others.map(({ city, region, country }) => ({ city, region, country }));
  return { ...(first ?? nowhere), otherPlaces: first && others.length > 0 ? otherPlaces : null };
};

/**
 * Looks once more for the place of a job that was written without one, after its transaction: the gazetteer
 * may have been filled meanwhile, and its jobs placed before this one was there.
 */
export const placeIfUnplaced = async (
  db: Db,
  job: { id: string; location: string } & Awaited<ReturnType<typeof placeColumns>>,
): Promise<void> => {
  if (job.country !== null) return;
  const place = await placeColumns(db, job.location);
  if (place.country !== null) await writePlaces(db, [{ ...job, ...place }]);
};

/** Fills a missing or old gazetteer, and finds the places of the jobs and people that came without it. */
export const placeJobs = (db: Db): Promise<void> =>
  refreshPlaces(db, async () => {
    await placeAllJobs(db);
    await rereadPlaces(db);
  });

/** The columns of the places that the locations of these jobs mean, each looked up once. */
export const placesOfLocations = async (db: Db, jobs: readonly { location: string }[]) => {
  const found = new Map<string, Awaited<ReturnType<typeof placeColumns>>>();
  // One after the other: a transaction has one connection.
  for (const { location } of jobs)
    if (!found.has(location)) found.set(location, await placeColumns(db, location));
  return found;
};

const placeAllJobs = async (db: Db) => {
  const known = new Map<string, Awaited<ReturnType<typeof placeColumns>>>();
  for (let after = beforeAll; ;) {
    const jobs = await listLocations(db, { after, limit: jobsAtOnce });
    const last = jobs.at(-1);
    if (!last) return;
    if (known.size > locationsKept) known.clear();
    // One after the other: requests need the connections more.
    for (const { location } of jobs)
      if (!known.has(location)) known.set(location, await placeColumns(db, location));
    await writePlaces(
      db,
      jobs.map((job) => ({ ...job, ...known.get(job.location) })),
    );
    after = last.id;
  }
};
