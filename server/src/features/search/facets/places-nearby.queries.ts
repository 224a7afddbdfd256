import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Surroundings } from "#features/places/places.service.ts";
import { type Filter, queryOf } from "#features/search/filter/filter.ts";
import { matches } from "#features/search/sql/job-matches.sql.ts";

/** Of more jobs than this, some are counted, which name the places as well. */
const mostRead = 10_000;
/** So many jobs of a place say how it is written. */
const mostAsked = 100;

export type PlaceNearby = { location: string; distance: number; jobs: number };

/** The nearest places of jobs that a filter finds around a point, each as most of its jobs write it. */
export const listPlacesAround = async (
  db: Db,
  { filter, around, limit }: { filter: Filter; around: Surroundings; limit: number },
): Promise<PlaceNearby[]> => {
  const { latitude, longitude } = around;
  const { rows } = await db.execute<PlaceNearby>(sql`
    with found as materialized (
      select job_id, place, latitude, longitude from (
        select * from job_search where ${matches(filter, sql`${queryOf(filter)}::tsquery`)} offset 0
      ) as matching
      limit ${mostRead}
    ),
    written as (
      select latitude, longitude, count(*) as jobs, (array_agg(job_id order by job_id))[:${mostAsked}::int] as sampled
      from found group by latitude, longitude, place
    ),
    nearest as (
      select
        miles_between(latitude, longitude, ${latitude}, ${longitude}) as miles,
        sum(jobs)::int as jobs,
        (array_agg(to_jsonb(sampled) order by jobs desc, sampled))[1] as sampled
      from written group by latitude, longitude
      order by miles limit ${limit}
    )
    select spelling.location, round(miles)::int as distance, nearest.jobs
    from nearest, lateral (
      select location from jobs where id in (select jsonb_array_elements_text(sampled)::uuid)
      group by location order by count(*) desc, location limit 1
    ) as spelling
    order by miles, spelling.location`);
  return rows;
};
