import { randomUUIDv7 } from "node:crypto";
import {
  foreignUploadText,
  resumeMaximumBytes,
  resumeTooLargeText,
} from "@rolecall/contract/resumes/resumes.ts";
import { displayFilename } from "@rolecall/contract/values/filenames.ts";
import type { Db } from "#db/db.ts";
import { discardGivenUp, discardUpload } from "#features/resumes/resumes.service.ts";
import { FileTooLarge, type FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { beginUpload } from "./begin-upload.service.ts";

/**
 * Stores a file that the server itself fetched for the user as an upload of theirs, to be
 * registered like any other, and answers its address. A stream that breaks or is too long leaves
 * nothing, and so does one whose `signal` is aborted before the end.
 */
export const storeFetchedUpload = async (
  db: Db,
  files: FileStore,
  file: {
    ownerId: string;
    filename: string;
    content: AsyncIterable<Uint8Array>;
    signal: AbortSignal;
  },
): Promise<string> => {
  const upload = { id: randomUUIDv7(), ownerId: file.ownerId };
  await beginUpload(db, files, { ...upload, filename: displayFilename(file.filename) });
  try {
    await files.write(upload.id, file.content, resumeMaximumBytes);
    file.signal.throwIfAborted();
    if (await discardGivenUp(db, files, upload)) throw new AppError("missing", foreignUploadText);
  } catch (error) {
    await discardUpload(db, files, upload);
    throw error instanceof FileTooLarge ? new AppError("too-large", resumeTooLargeText) : error;
  }
  return files.addresses.locationOf(upload);
};
