import { buffer } from "node:stream/consumers";
import {
  foreignUploadText,
  resumeMaximumBytes,
  resumeTooLargeText,
} from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { readInThread } from "#features/resumes/inspect/document-threads.ts";
import { discardUpload } from "#features/resumes/resumes.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { findOwnUpload } from "#read-models/own-upload.queries.ts";
import type { ImportReading } from "./read-import.ts";

/**
 * What an upload of the user's own tells that is no resume, but a JSON Resume or an archive. It is
 * deleted afterwards, whatever it was.
 */
export const readUploadedImport = async (
  db: Db,
  files: FileStore,
  { userId, address }: { userId: string; address: string },
): Promise<ImportReading> => {
  const id = files.idOfAddress(address);
  if (!id) throw new AppError("bad-input", foreignUploadText);
  const upload = await findOwnUpload(db, { id, ownerId: userId });
  if (!upload || upload.registeredAt) throw new AppError("missing", foreignUploadText);
  const own = { id, ownerId: userId };
  try {
    const read = await readInThread("import", { userId, load: () => load(files, own) });
    return read ?? { refusal: "unsupported" };
  } finally {
    await discardUpload(db, files, own);
  }
};

const load = async (files: FileStore, own: { id: string; ownerId: string }): Promise<Buffer> => {
  const file = await files.openUpload(own);
  if (!file) throw new AppError("missing", foreignUploadText);
  if (file.bytes <= resumeMaximumBytes) return buffer(file.content);
  file.content.destroy();
  throw new AppError("too-large", resumeTooLargeText);
};
