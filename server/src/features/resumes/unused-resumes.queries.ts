import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, not, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { uploads } from "#db/schema/uploads.ts";
import { isSentFile } from "#read-models/sent-files.queries.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

const isUsed = (db: Db) => {
  const shown = db
    .select({ id: candidateProfiles.id })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.resumeId, uploads.id));
  return sql`(${exists(shown)} or ${isSentFile(db)})`;
};

/** Earlier than any file is. */
const longAgo = sql`to_timestamp(0)`;

/** Counts all files of somebody as unused, or as abandoned, since long ago: the next clean-up deletes them. */
export const updateToLeftBehind = async (db: Db, ownerId: string): Promise<void> => {
  await db
    .update(uploads)
    .set({
      unusedSince: sql`case when ${uploads.registeredAt} is not null then ${longAgo} end`,
      createdAt: longAgo,
    })
    .where(eq(uploads.ownerId, ownerId));
};

/** Whether there are files that somebody who is erased left behind. */
export const filesAreLeftBehind = (db: Db): Condition => {
  const resumes = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(eq(uploads.unusedSince, longAgo));
  const others = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.registeredAt), eq(uploads.createdAt, longAgo), not(isSentFile(db))));
  return sql`(${finds(resumes.limit(1))} or ${finds(others.limit(1))})`;
};

/** Notes since when resumes are unused, and forgets it of those that are used again. */
export const updateUnusedSince = async (db: Db, now: Date): Promise<void> => {
  await db
    .update(uploads)
    .set({ unusedSince: null })
    .where(and(isNotNull(uploads.unusedSince), isUsed(db)));
  await db
    .update(uploads)
    .set({ unusedSince: now })
    .where(and(isNotNull(uploads.registeredAt), isNull(uploads.unusedSince), not(isUsed(db))));
};

/**
 * Locks resumes that were already unused then, so that nothing new can refer to
 * them; those that an application or a profile is just taking are passed over.
 */
export const lockLongUnused = (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string }[]> =>
  db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.unusedSince, before))
    .orderBy(asc(uploads.unusedSince), asc(uploads.id))
    .limit(limit)
    .for("update", { skipLocked: true });

/** Deletes those of the locked resumes that are still unused: another statement sees what was sent until the lock. */
export const deleteUnused = (db: Db, ids: string[]): Promise<{ id: string }[]> =>
  db
    .delete(uploads)
    .where(and(inArray(uploads.id, ids), not(isUsed(db))))
    .returning({ id: uploads.id });
