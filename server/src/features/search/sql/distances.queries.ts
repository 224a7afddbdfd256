import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { jobSearch } from "#db/schema/job-search.ts";
import type { Surroundings } from "#features/places/places.service.ts";

/** Whole miles from a point to each of these jobs; 0 to those that are in all of its country. */
export const listDistances = async (
  db: Db,
  { ids, around }: { ids: string[]; around: Pick<Surroundings, "latitude" | "longitude"> },
): Promise<Map<string, number>> => {
  const { latitude, longitude } = around;
  const rows = await distances(db, { ids, latitude, longitude });
  return new Map(rows.map(({ id, miles }) => [id, miles]));
};

const distances = prepared(
  "distances",
  { ids: ofType<string[]>, latitude: ofType<number>, longitude: ofType<number> },
  (db, given) =>
    db
      .select({
        id: jobSearch.jobId,
        miles: sql<number>`coalesce(round(miles_between(
          ${jobSearch.latitude}, ${jobSearch.longitude},
          ${given.latitude}::float8, ${given.longitude}::float8
        )), 0)::int`,
      })
      .from(jobSearch)
      .where(sql`${jobSearch.jobId} = any (${given.ids}::uuid[])`),
);
