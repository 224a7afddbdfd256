import { randomUUIDv7 } from "node:crypto";
import { foreignUploadText, objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { objectPathOf, uploadIdOf } from "#read-models/object-path.sql.ts";
import { findOwnUpload } from "#read-models/own-upload.queries.ts";
import { drawUpload } from "./pictures.service.ts";
import * as portraits from "./portraits.queries.ts";

/**
 * Draws an upload of the user's own as a picture of theirs, and answers its object path. Nobody else reads
 * it until the account shows it. One that was registered before and is not shown makes room.
 */
export const registerPortrait = async (
  db: Db,
  files: FileStore,
  { userId: ownerId, address }: { userId: string; address: string },
): Promise<string> => {
  const uploadId = files.idOfAddress(address);
  if (uploadId !== null && !(await findOwnUpload(db, { id: uploadId, ownerId })))
    throw new AppError("missing", foreignUploadText);
  const [drawn] = await drawUpload(db, files, { ownerId, address, shape: "face" });
  if (!drawn) throw new Error("The picture was drawn in no width");
  const id = randomUUIDv7();
  const { content } = drawn;
  await db.transaction(async (db) => {
    await portraits.deleteUnshownPortraits(db, { ownerId, pathPrefix: objectPathPrefix });
    await portraits.insertPortrait(db, { id, ownerId, content, contentType: "image/webp" });
  });
  return objectPathOf(id);
};

/** Whether a path is that of a picture which the user registered; it stays until the transaction ends. */
export const holdPortrait = async (
  db: Db,
  { userId: ownerId, path }: { userId: string; path: string },
): Promise<boolean> => {
  const id = uploadIdOf(path);
  return id !== null && portraits.holdPortrait(db, { id, ownerId });
};

/** Removes all pictures of a user but the one at a path; all of them where that is null. */
export const removePortraitsBut = (
  db: Db,
  { userId: ownerId, path }: { userId: string; path: string | null },
): Promise<void> =>
  portraits.deletePortraitsBut(db, { ownerId, id: path === null ? null : uploadIdOf(path) });
