import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { nextRevision } from "#db/schema/columns.ts";
import { ownProfile } from "#read-models/own-profile.sql.ts";

/** All columns that a save sets; those that it leaves out become null. */
export type ProfileRow = Omit<
  typeof candidateProfiles.$inferSelect,
  "id" | "revision" | "createdAt" | "updatedAt"
>;

export const findProfile = async (db: Db, userId: string) => {
  const [profile] = await db
    .select(ownProfile)
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, userId))
    .limit(1);
  return profile ?? null;
};

/** The new profile, or null where the user already has one. */
export const insertProfile = async (db: Db, profile: ProfileRow) => {
  const [inserted] = await db
    .insert(candidateProfiles)
    .values(profile)
    .onConflictDoNothing({ target: candidateProfiles.userId })
    .returning(ownProfile);
  return inserted ?? null;
};

/** The profile as it is now, or null where the user has none, or none of that revision. */
export const updateProfile = async (
  db: Db,
  { userId, ...fields }: ProfileRow,
  revision?: number,
) => {
  const isIt = eq(candidateProfiles.userId, userId);
  const [updated] = await db
    .update(candidateProfiles)
    .set({ ...fields, revision: nextRevision(candidateProfiles.revision) })
    // A number of any size: one that no column holds is merely another one.
    .where(
      revision === undefined
        ? isIt
        : and(isIt, sql`${candidateProfiles.revision} = ${revision}::numeric`),
    )
    .returning(ownProfile);
  return updated ?? null;
};

/** Takes the resume out of the user's profile, where that names it. */
export const updateToNoResume = async (
  db: Db,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<void> => {
  await db
    .update(candidateProfiles)
    .set({ resumeId: null, revision: nextRevision(candidateProfiles.revision) })
    .where(and(eq(candidateProfiles.userId, userId), eq(candidateProfiles.resumeId, resumeId)));
};
