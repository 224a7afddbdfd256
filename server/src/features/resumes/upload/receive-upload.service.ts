import {
  resumeMaximumBytes,
  resumeTooLargeText,
  uploadExpiredText,
} from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { findUpload } from "#features/resumes/resumes.queries.ts";
import { FileExists, FileTooLarge, type FileStore, type Verdict } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";

const tooLarge = () => new AppError("too-large", resumeTooLargeText);
export const invalidAddressText = "This upload address is not valid";

const used = () => new AppError("conflict", "This upload address has already been used");

/**
 * Takes the one PUT of an upload address and answers the file's ETag. Whoever
 * holds the address may; of two at the same time one wins. A PUT that was cut
 * off or refused stores nothing and leaves the address usable.
 */
export const receiveUpload = async (
  db: Db,
  files: FileStore,
  upload: {
    id: string;
    verdict: Verdict;
    /** As announced, in bytes; NaN where it was not. */
    contentLength: number;
    content: AsyncIterable<Uint8Array>;
  },
): Promise<string> => {
  const { id, verdict, contentLength, content } = upload;
  if (contentLength > resumeMaximumBytes) throw tooLarge();
  const { receiver } = files;
  if (verdict === "expired") throw new AppError("forbidden", uploadExpiredText);
  const found = receiver && verdict === "valid" ? await findUpload(db, id) : null;
  if (!receiver || !found) throw new AppError("forbidden", invalidAddressText);
  if ((await files.sizeOf(found)) !== null) throw used();
  try {
    const { etag } = await receiver.write(id, content, resumeMaximumBytes);
    return etag;
  } catch (error) {
    if (error instanceof FileTooLarge) throw tooLarge();
    if (error instanceof FileExists) throw used();
    throw error;
  }
};
