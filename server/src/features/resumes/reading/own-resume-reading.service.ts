import { buffer } from "node:stream/consumers";
import { fileMissingText } from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { readInThread } from "#features/resumes/inspect/document-threads.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { ownResumeId } from "#read-models/own-upload.queries.ts";
import type { DocumentReading } from "./read-document.ts";

/**
 * What a resume of the user's own tells. It is read when it is asked for, and kept nowhere; a file that
 * takes more time or memory than any honest one tells nothing.
 */
export const readOwnResume = async (
  db: Db,
  files: FileStore,
  { userId, objectPath }: { userId: string; objectPath: string },
): Promise<DocumentReading> => {
  const id = await ownResumeId(db, { objectPath, userId });
  if (!id) throw new AppError("missing", fileMissingText);
  const load = async () => {
    const file = await files.read(id);
    if (!file) throw new AppError("missing", fileMissingText);
    return buffer(file.content);
  };
  return (await readInThread("fields", { userId, load })) ?? { pages: null, fields: null };
};
