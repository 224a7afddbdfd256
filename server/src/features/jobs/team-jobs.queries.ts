import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";

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

export const holdPostersOf = async (db: Db, companyId: string): Promise<void> => {
  const posters = db.select({ id: jobs.postedBy }).from(jobs).where(eq(jobs.companyId, companyId));
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, posters))
    .orderBy(users.id)
    .for("share");
};

/** Moving the jobs of a merged company is no edit of theirs, either. */
export const updateCompanyOfJobs = async (
  db: Db,
  { from, into }: { from: string; into: string },
) => {
  await db
    .update(jobs)
    .set({ companyId: into, updatedAt: sql`${jobs.updatedAt}` })
    .where(eq(jobs.companyId, from));
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
