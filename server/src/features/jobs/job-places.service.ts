import type { Db } from "#db/db.ts";
import { refreshPlaces, resolvePlace } from "#features/places/places.service.ts";
import { listLocations, writePlaces } from "./job-places.queries.ts";

const jobsAtOnce = 1_000;
const locationsKept = 10_000;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Fills a missing or old gazetteer, and finds the places of the jobs that were posted without it. */
export const placeJobs = (db: Db): Promise<void> => refreshPlaces(db, () => placeAllJobs(db));

const placeAllJobs = async (db: Db) => {
  const known = new Map<string, Awaited<ReturnType<typeof resolvePlace>>>();
  for (let after = beforeAll; ;) {
    const jobs = await listLocations(db, { after, limit: jobsAtOnce });
    const last = jobs.at(-1);
    if (!last) return;
    if (known.size > locationsKept) known.clear();
    // One after the other: requests need the connections more.
    for (const { location } of jobs)
      if (!known.has(location)) known.set(location, await resolvePlace(db, location));
    await writePlaces(
      db,
      jobs.map((job) => ({ ...job, ...known.get(job.location) })),
    );
    after = last.id;
  }
};
