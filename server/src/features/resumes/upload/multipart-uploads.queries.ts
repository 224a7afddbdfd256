import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { uploads } from "#db/schema/uploads.ts";

/** The user's own upload in parts, joined or not. */
export const findMultipartUpload = async (
  db: Db,
  { id, ownerId, multipartId }: { id: string; ownerId: string; multipartId: string },
) => {
  const [row] = await db
    .select({ completedAt: uploads.completedAt })
    .from(uploads)
    .where(
      and(eq(uploads.id, id), eq(uploads.ownerId, ownerId), eq(uploads.multipartId, multipartId)),
    )
    .limit(1);
  return row ?? null;
};

/** Doing it again changes nothing. Reports whether there still was such an upload. */
export const updateToCompleted = async (db: Db, id: string): Promise<boolean> => {
  const { rowCount } = await db
    .update(uploads)
    .set({ completedAt: sql`coalesce(${uploads.completedAt}, now())` })
    .where(eq(uploads.id, id));
  return rowCount === 1;
};

/** Adds to the number of bytes of an upload's parts; `more` may be negative. */
export const updatePartBytes = async (db: Db, id: string, more: number): Promise<void> => {
  await db
    .update(uploads)
    .set({ partBytes: sql`${uploads.partBytes} + ${more}` })
    .where(eq(uploads.id, id));
};
