import { asc, gt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Jobs after this one, in the order of their ids. */
export const listLocations = (db: Db, { after, limit }: { after: string; limit: number }) =>
  db
    .select({ id: jobs.id, location: sql<string>`coalesce(${jobs.location}, '')` })
    .from(jobs)
    .where(gt(jobs.id, after))
    .orderBy(asc(jobs.id))
    .limit(limit);

type FoundPlace = Partial<
  Pick<
    typeof jobs.$inferInsert,
    "city" | "region" | "country" | "latitude" | "longitude" | "otherPlaces"
  >
>;

/**
 * Writes where jobs are, unless their location became another one meanwhile. It is no change that
 * anybody made: the jobs do not count as updated. They are locked in one order, since two servers may do it at once.
 */
export const writePlaces = async (
  db: Db,
  rows: ({ id: string; location: string } & FoundPlace)[],
): Promise<void> => {
  await db.execute(sql`
    with found as (
      select * from json_to_recordset(${JSON.stringify(rows)})
        as given (
          id uuid, location text, city text, region text, country text, latitude real, longitude real,
          "otherPlaces" jsonb
        )
    ), locked as (
      select jobs.id from jobs join found on found.id = jobs.id
      order by jobs.id for no key update of jobs
    )
    update jobs set
      city = found.city, region = found.region, country = found.country,
      latitude = found.latitude, longitude = found.longitude, other_places = found."otherPlaces"
    from found join locked on locked.id = found.id
    where jobs.id = found.id and jobs.location = found.location
      and (jobs.city, jobs.region, jobs.country, jobs.latitude, jobs.longitude, jobs.other_places)
        is distinct from
        (found.city, found.region, found.country, found.latitude, found.longitude, found."otherPlaces")`);
};
