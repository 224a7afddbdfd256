import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { nextRevision } from "#db/schema/columns.ts";
import { ownProfile } from "#read-models/own-profile.sql.ts";

type Row = typeof candidateProfiles.$inferSelect;
type Told = "languages" | "wantedSalary" | "willMove" | "notSkills";

/** All columns that a save sets; of those told beside, the ones that it leaves out stay. */
export type ProfileRow = Omit<Row, "id" | "revision" | "createdAt" | "updatedAt" | Told> &
  Partial<Pick<Row, Told>>;

/** What somebody took back, without what is among their skills, whatever the case. */
const notAmong = (notSkills: string[] | undefined, skills: string[]) => sql<string[]>`array(
  select name from unnest(${notSkills === undefined ? candidateProfiles.notSkills : sql`${sql.param(notSkills)}::text[]`})
    with ordinality as taken_back (name, place)
  where lower(name) <> all (select lower(skill) from unnest(${sql.param(skills)}::text[]) as skill)
  order by place
)`;

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
  { userId, notSkills, ...fields }: ProfileRow,
  revision?: number,
) => {
  const isIt = eq(candidateProfiles.userId, userId);
  const [updated] = await db
    .update(candidateProfiles)
    .set({
      ...fields,
      notSkills: notAmong(notSkills, fields.skills),
      revision: nextRevision(candidateProfiles.revision),
    })
    // A number of any size: one that no column holds is merely another one.
    .where(
      revision === undefined
        ? isIt
        : and(isIt, sql`${candidateProfiles.revision} = ${revision}::numeric`),
    )
    .returning(ownProfile);
  return updated ?? null;
};

/** Somebody's own skills and those they took back, locked until the transaction ends. */
export const lockSkills = async (db: Db, userId: string) => {
  const [row] = await db
    .select({ skills: candidateProfiles.skills, notSkills: candidateProfiles.notSkills })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userId, userId))
    .for("no key update");
  return row ?? null;
};

export const updateSkills = async (
  db: Db,
  { userId, ...lists }: { userId: string; skills: string[]; notSkills: string[] },
) => {
  const [updated] = await db
    .update(candidateProfiles)
    .set({ ...lists, revision: nextRevision(candidateProfiles.revision) })
    .where(eq(candidateProfiles.userId, userId))
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
