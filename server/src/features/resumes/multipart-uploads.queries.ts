import { and, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { uploads } from "#db/schema/uploads.ts";

/** How many uploads in parts the user began that are neither cancelled nor registered. */
export const countOpenMultipartUploads = async (db: Db, ownerId: string): Promise<number> => {
  const [row] = await db
    .select({ open: count() })
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, ownerId),
        isNotNull(uploads.multipartId),
        isNull(uploads.registeredAt),
      ),
    );
  return row?.open ?? 0;
};

export const insertMultipartUpload = async (
  db: Db,
  upload: { id: string; ownerId: string; filename: string | null; multipartId: string },
): Promise<void> => {
  await db.insert(uploads).values(upload);
};

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

/** Doing it again changes nothing. */
export const updateToCompleted = async (db: Db, id: string): Promise<void> => {
  await db
    .update(uploads)
    .set({ completedAt: sql`coalesce(${uploads.completedAt}, now())` })
    .where(eq(uploads.id, id));
};
