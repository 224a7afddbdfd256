import { resumeMissingText, resumeSentText } from "@rolecall/contract/resumes/resumes.ts";
import { holdOffBackups } from "#db/backup-lock.ts";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { removeResume } from "#features/profiles/profiles.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { downloadFilename } from "#read-models/download-filename.ts";
import { objectPathOf } from "#read-models/object-path.sql.ts";
import * as resumes from "./own-resumes.queries.ts";
import { discardUpload } from "./resumes.service.ts";

/** One page of the user's own resumes, each as it is called when it is downloaded. */
export const listResumes = async (db: Db, own: Slice & { ownerId: string }) => {
  const { items, ...place } = await resumes.listOwnResumes(db, own);
  const named = items.map(({ filename, ...resume }) => ({
    ...resume,
    filename: downloadFilename(filename, resume.contentType),
    objectPath: objectPathOf(resume.id),
  }));
  return { ...place, items: named };
};

/**
 * Deletes a resume of the user's own, and the profile that named it names none. One that was sent
 * with an application stays. From then on it is an upload that nobody registered: where its file
 * cannot go now, since the store is away or a backup still needs it, the hourly clean-up sees to it.
 */
export const deleteResume = async (
  db: Db,
  files: FileStore,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> => {
  await db.transaction(async (db) => {
    if (!(await resumes.lockOwnResume(db, { id, ownerId })))
      throw new AppError("missing", resumeMissingText);
    if (await resumes.isSent(db, id)) throw new AppError("conflict", resumeSentText);
    await removeResume(db, { userId: ownerId, resumeId: id });
    await resumes.updateToUnregistered(db, id);
  });
  await db
    .transaction(async (db) => {
      if (await holdOffBackups(db)) await discardUpload(db, files, { id, ownerId });
    })
    .catch(() => {});
};
