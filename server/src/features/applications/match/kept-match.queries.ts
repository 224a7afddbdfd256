import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { applicationMatches } from "#db/schema/hiring/application-matches.ts";
import type { Reason } from "#match/score/reason.ts";
import { finds } from "#tasks/condition.sql.ts";

/** A match as it is kept with its application: reasons and inputs are the JSON of them. */
export interface KeptMatch {
  matchScore: number | null;
  matchVersion: string;
  reasons: string;
  inputs: string;
}

/** The row of a match that is kept with a new application, by placeholders or values. */
export const insertionOfMatch = (
  db: Pick<Db, "insert">,
  {
    applicationId,
    reasons,
    inputs,
  }: Record<"applicationId" | "reasons" | "inputs", SQLWrapper | string>,
) =>
  db.insert(applicationMatches).select(sql`
    select ${applicationId}::uuid as application_id, ${reasons}::jsonb as reasons, ${inputs}::jsonb as inputs`);

/** Keeps the match of an application in place of an earlier one. The caller's transaction has both. */
export const updateMatch = async (
  db: Db,
  { id, matchScore, matchVersion, ...row }: KeptMatch & { id: string },
): Promise<void> => {
  await insertionOfMatch(db, { applicationId: id, ...row }).onConflictDoUpdate({
    target: applicationMatches.applicationId,
    set: { reasons: sql`excluded.reasons`, inputs: sql`excluded.inputs` },
  });
  await db
    .update(applications)
    .set({ matchScore, matchVersion, updatedAt: sql`${applications.updatedAt}` })
    .where(eq(applications.id, id));
};

export const deleteMatches = async (db: Db, ids: string[]): Promise<void> => {
  await db.delete(applicationMatches).where(inArray(applicationMatches.applicationId, ids));
};

export const findKeptMatch = async (db: Db, id: string) => {
  const [kept] = await db
    .select({
      jobId: applications.jobId,
      candidateId: applications.candidateId,
      resumeId: applications.resumeId,
      score: applications.matchScore,
      version: applications.matchVersion,
      reasons: sql<Reason[] | null>`${applicationMatches.reasons}`,
    })
    .from(applications)
    .leftJoin(applicationMatches, eq(applicationMatches.applicationId, applications.id))
    .where(eq(applications.id, id))
    .limit(1);
  return kept ?? null;
};

/** The reasons of the matches of some applications. */
export const listReasons = (db: Db, ids: string[]) =>
  db
    .select({
      applicationId: applicationMatches.applicationId,
      reasons: sql<Reason[]>`${applicationMatches.reasons}`,
    })
    .from(applicationMatches)
    .where(inArray(applicationMatches.applicationId, ids));

const isUnmatched = and(isNull(applications.matchVersion), isNotNull(applications.candidateId));

/** Whether there are applications from before matches were kept. */
export const applicationsAreUnmatched = (db: Db) =>
  finds(
    db
      .select({ id: applications.id })
      .from(applications)
      .where(isUnmatched)
      .orderBy(asc(applications.id))
      .limit(1),
  );

/** The oldest of them, locked; those that another server works on are passed over. */
export const lockUnmatched = (db: Db, limit: number) =>
  db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      candidateId: applications.candidateId,
      resumeId: applications.resumeId,
    })
    .from(applications)
    .where(isUnmatched)
    .orderBy(asc(applications.id))
    .limit(limit)
    .for("no key update", { skipLocked: true });
