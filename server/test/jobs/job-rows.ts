// Columns of a job that no answer shows.
import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companyOpenings } from "#db/schema/counts/company-openings.ts";
import { jobs } from "#db/schema/jobs.ts";

/** The place that was resolved for a job's location. */
export async function placeOfJob(db: Db, id: string) {
  const { city, region, country } = jobs;
  const [place] = await db.select({ city, region, country }).from(jobs).where(eq(jobs.id, id));
  return place;
}

/** The number of open jobs by which the directory places a company. */
export async function openingsOf(db: Db, companyId: string) {
  const [kept] = await db
    .select({ jobs: companyOpenings.jobs })
    .from(companyOpenings)
    .where(eq(companyOpenings.companyId, companyId));
  return kept?.jobs;
}
