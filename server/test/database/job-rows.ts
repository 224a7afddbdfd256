// What no answer shows of a job.
import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Where a job is, as far as that is known. */
export async function placeOfJob(db: Db, id: string) {
  const { city, region, country } = jobs;
  const [place] = await db.select({ city, region, country }).from(jobs).where(eq(jobs.id, id));
  return place;
}
