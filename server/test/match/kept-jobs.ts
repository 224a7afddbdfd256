import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobMatches } from "#db/schema/match/job-matches.ts";
import { jobTerms } from "#db/schema/match/job-terms.ts";

/** What is kept of a job for its matches. */
export const keptOfJob = async (db: Db, jobId: string) => {
  const [kept] = await db.select().from(jobMatches).where(eq(jobMatches.jobId, jobId));
  if (!kept) throw new Error("Nothing is kept of this job");
  return kept;
};

/** The terms by which these jobs are found, in order. */
export const termsOfJobs = async (db: Db, ids: string[]): Promise<number[]> => {
  const rows = await db
    .select({ term: jobTerms.term })
    .from(jobTerms)
    .where(inArray(jobTerms.jobId, ids))
    .orderBy(asc(jobTerms.term));
  return rows.map(({ term }) => term);
};

/** As an earlier version left it. */
export const outdateKept = async (db: Db, jobId: string): Promise<void> => {
  await db
    .update(jobMatches)
    .set({ version: "0", terms: [], weights: [], read: {} })
    .where(eq(jobMatches.jobId, jobId));
};
