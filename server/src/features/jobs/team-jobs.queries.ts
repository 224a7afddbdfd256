import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Handing a job over changes nothing that people read of it, so neither revision nor `updatedAt` changes. */
const teamsAlone = { isTeamsAlone: true, updatedAt: sql`${jobs.updatedAt}` };

export const updateToTeamsAlone = async (db: Db, id: string) => {
  await db.update(jobs).set(teamsAlone).where(eq(jobs.id, id));
};

/** All jobs of a company that somebody posted. */
export const updateAllToTeamsAlone = async (
  db: Db,
  { companyId, postedBy }: { companyId: string; postedBy: string },
) => {
  await db
    .update(jobs)
    .set(teamsAlone)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.postedBy, postedBy)));
};

/** The company of a job, unlocked. */
export const findCompanyOfJob = async (db: Db, id: string) => {
  const [job] = await db
    .select({ companyId: jobs.companyId })
    .from(jobs)
    .where(eq(jobs.id, id))
    .limit(1);
  return job?.companyId ?? null;
};
