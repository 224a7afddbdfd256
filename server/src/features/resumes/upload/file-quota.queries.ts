import { and, count, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { uploads } from "#db/schema/uploads.ts";
import { users } from "#db/schema/users.ts";
import { isSentFile } from "#read-models/sent-files.queries.ts";

/** Keeps whoever else counts the files of this user waiting until the transaction ends. */
export const lockFilesOf = async (db: Db, ownerId: string): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for("no key update");
};

/** The bytes of the user's resumes, without one of them: those that were sent, and the others. */
export const countStoredBytes = async (
  db: Db,
  { ownerId, except }: { ownerId: string; except: string },
): Promise<{ held: number; free: number }> => {
  const files = db
    .select({
      bytes: uploads.bytes,
      isHeld: sql<boolean>`${isSentFile(db)}`.as("is_held"),
    })
    .from(uploads)
    .where(
      and(eq(uploads.ownerId, ownerId), isNotNull(uploads.registeredAt), ne(uploads.id, except)),
    )
    .as("files");
  const sumWhere = (which: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${files.bytes}) filter (where ${which}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({ held: sumWhere(sql`${files.isHeld}`), free: sumWhere(sql`not ${files.isHeld}`) })
    .from(files);
  return sums ?? { held: 0, free: 0 };
};

/**
 * The number of the user's open uploads, in one piece or in parts, and the bytes of their parts,
 * arriving ones included. Open means neither registered nor given up.
 */
export const countOpenUploads = async (
  db: Db,
  { ownerId, inParts }: { ownerId: string; inParts: boolean },
): Promise<{ open: number; partBytes: number }> => {
  const [row] = await db
    .select({
      open: count(),
      partBytes: sql`coalesce(sum(${uploads.partBytes}), 0)`.mapWith(Number),
    })
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, ownerId),
        isNull(uploads.registeredAt),
        inParts ? isNotNull(uploads.multipartId) : isNull(uploads.multipartId),
      ),
    );
  return row ?? { open: 0, partBytes: 0 };
};
