import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { uploads } from "#db/schema/uploads.ts";
import { uploadIdOf } from "./object-path.sql.ts";

/** An upload of the user's own, registered or not. */
export const findOwnUpload = async (db: Db, which: { id: string; ownerId: string }) => {
  const [row] = await ownUpload(db, which);
  return row ?? null;
};

const ownUpload = prepared(
  "own_upload",
  { id: ofType<string>, ownerId: ofType<string> },
  (db, { id, ownerId }) =>
    db
      .select({ id: uploads.id, registeredAt: uploads.registeredAt })
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
      .limit(1),
);

/** The id of the user's own registered upload behind an object path, or null. */
export const ownResumeId = async (
  db: Db,
  { objectPath, userId }: { objectPath: string; userId: string },
): Promise<string | null> => {
  const id = uploadIdOf(objectPath);
  const upload = id && (await findOwnUpload(db, { id, ownerId: userId }));
  return upload && upload.registeredAt ? upload.id : null;
};

/** The same, which nobody can delete until the transaction ends. */
export const holdOwnResume = async (
  db: Db,
  { objectPath, userId }: { objectPath: string; userId: string },
): Promise<string | null> => {
  const id = uploadIdOf(objectPath);
  if (!id) return null;
  const [resume] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, userId), isNotNull(uploads.registeredAt)))
    .for("key share");
  return resume?.id ?? null;
};
