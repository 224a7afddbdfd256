import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { jobs } from "#db/schema/jobs.ts";
import { jobMatches } from "#db/schema/match/job-matches.ts";
import type { KeptJob } from "#match/kept/kept-job.ts";
import { matchVersion } from "#match/match-version.ts";
import { jobFacts, jobToMatch } from "./match.queries.ts";

interface NewKept {
  jobId: string;
  revision: number;
  read: KeptJob;
  terms: number[];
  weights: number[];
}

/** Keeps what was read of these jobs, in place of what was kept before. */
export const upsertKept = async (db: Db, rows: NewKept[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insert(jobMatches)
    .values(rows.map((row) => ({ ...row, version: matchVersion })))
    .onConflictDoUpdate({
      target: jobMatches.jobId,
      set: {
        version: matchVersion,
        revision: sql`excluded.revision`,
        read: sql`excluded.read`,
        terms: sql`excluded.terms`,
        weights: sql`excluded.weights`,
      },
    });
};

const isCurrent = and(eq(jobMatches.version, matchVersion), eq(jobMatches.revision, jobs.revision));

const kept = prepared("kept_of_jobs", { ids: ofType<string[]> }, (db, { ids }) =>
  db
    .select({ jobId: jobMatches.jobId, read: sql<KeptJob>`${jobMatches.read}` })
    .from(jobMatches)
    .innerJoin(jobs, eq(jobs.id, jobMatches.jobId))
    .where(and(sql`${jobMatches.jobId} = any (${ids}::uuid[])`, isCurrent)),
);

/** What was read of those of these jobs that are still as they were then. */
export const listKept = async (db: Db, ids: string[]): Promise<Map<string, KeptJob>> => {
  const rows = await kept(db, { ids });
  return new Map(rows.map(({ jobId, read }) => [jobId, read]));
};

const factsToScore = prepared("facts_to_score", { ids: ofType<string[]> }, (db, { ids }) =>
  db
    .select({
      id: jobs.id,
      createdAt: jobs.createdAt,
      ...jobFacts,
      read: sql<KeptJob | null>`${jobMatches.read}`,
    })
    .from(jobs)
    .leftJoin(jobMatches, and(eq(jobMatches.jobId, jobs.id), isCurrent))
    .where(sql`${jobs.id} = any (${ids}::uuid[])`),
);

/** These jobs as far as their scores are made of them; null of what is not read, or not as it is now. */
export const listToScore = (db: Db, ids: string[]) => factsToScore(db, { ids });

export const listJobsToMatch = (db: Db, ids: string[]) =>
  db.select(jobToMatch).from(jobs).where(inArray(jobs.id, ids));

/** The jobs after this one, in the order of their ids, and which of them are kept by this version. */
export const listWhetherKept = async (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; isKept: boolean }[]> => {
  const page = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(gt(jobs.id, after))
    .orderBy(asc(jobs.id))
    .limit(limit)
    .as("page");
  // One lookup for each: a join would read all that is kept of the jobs before.
  const keptVersion = db
    .select({ version: jobMatches.version })
    .from(jobMatches)
    .where(eq(jobMatches.jobId, page.id));
  return db
    .select({
      id: page.id,
      isKept: sql<boolean>`(${keptVersion}) is not distinct from ${matchVersion}`,
    })
    .from(page)
    .orderBy(asc(page.id));
};

/** These jobs, locked until the transaction ends, so that none is read that is being changed. */
export const lockToMatch = (db: Db, ids: string[]) =>
  db
    .select(jobToMatch)
    .from(jobs)
    .where(inArray(jobs.id, ids))
    .orderBy(asc(jobs.id))
    .for("no key update");
