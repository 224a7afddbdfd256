import { and, eq, ne, notInArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { portraits } from "#db/schema/portraits.ts";
import { users } from "#db/schema/users.ts";

export const insertPortrait = async (db: Db, portrait: typeof portraits.$inferInsert) => {
  await db.insert(portraits).values(portrait);
};

/** Whether there is such a picture of the user's, which nobody can delete until the transaction ends. */
export const holdPortrait = async (db: Db, { id, ownerId }: { id: string; ownerId: string }) => {
  const [held] = await db
    .select({ id: portraits.id })
    .from(portraits)
    .where(and(eq(portraits.id, id), eq(portraits.ownerId, ownerId)))
    .for("key share");
  return held !== undefined;
};

/** Deletes the user's pictures, but for one of them. */
export const deletePortraitsBut = async (
  db: Db,
  { id, ownerId }: { id: string | null; ownerId: string },
) => {
  await db
    .delete(portraits)
    .where(and(eq(portraits.ownerId, ownerId), id === null ? undefined : ne(portraits.id, id)));
};

/** Deletes the pictures that the user registered, and shows to nobody. */
export const deleteUnshownPortraits = async (
  db: Db,
  { ownerId, pathPrefix }: { ownerId: string; pathPrefix: string },
) => {
  const shown = db
    .select({ path: sql`coalesce(${users.profileImageUrl}, '')` })
    .from(users)
    .where(eq(users.id, ownerId));
  await db
    .delete(portraits)
    .where(
      and(
        eq(portraits.ownerId, ownerId),
        notInArray(sql`${pathPrefix}::text || ${portraits.id}`, shown),
      ),
    );
};
