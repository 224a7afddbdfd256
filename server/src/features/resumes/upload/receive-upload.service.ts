import { refusal } from "@rolecall/contract/refusal.ts";
import {
  lengthUnknownText,
  resumeMaximumBytes,
  resumeTooLargeText,
  uploadExpiredText,
} from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { findUpload, claimUpload, releaseClaim } from "#features/resumes/resumes.queries.ts";
import { discardGivenUp } from "#features/resumes/resumes.service.ts";
import { FileExists, FileTooLarge, LengthUnknown, type FileStore } from "#files/file-store.ts";
import type { Verdict } from "#files/upload-addresses.ts";
import type { Upload } from "#files/upload-key.ts";
import { AppError } from "#http/errors.ts";

const tooLarge = () => new AppError("too-large", resumeTooLargeText);
export const invalidAddressText = refusal(
  "invalid-upload-address",
  "This upload address is not valid",
);

const used = () =>
  new AppError(
    "conflict",
    refusal("upload-address-used", "This upload address has already been used"),
  );

/**
 * Receives the one PUT of an upload address and answers the file's ETag. Any holder of the address
 * may send it; of two at the same time one wins. A PUT that was cut off or refused stores nothing
 * and leaves the address usable.
 */
export const receiveUpload = async (
  db: Db,
  files: FileStore,
  upload: {
    id: string;
    verdict: Verdict;
    /** As announced; null if not announced. */
    bytes: number | null;
    content: AsyncIterable<Uint8Array>;
  },
): Promise<string> => {
  const { id, verdict, bytes, content } = upload;
  if (bytes !== null && bytes > resumeMaximumBytes) throw tooLarge();
  if (verdict === "expired") throw new AppError("forbidden", uploadExpiredText);
  const found = verdict === "valid" ? await findUpload(db, id) : null;
  if (!found) throw new AppError("forbidden", invalidAddressText);
  if (!(await isFirst(db, files, found))) throw used();
  try {
    const size = { bytes, maxBytes: resumeMaximumBytes };
    const { etag } = await files.receive(found, content, size);
    if (await discardGivenUp(db, files, found)) throw new AppError("forbidden", invalidAddressText);
    return etag;
  } catch (error) {
    if (!files.neverOverwrites) await releaseClaim(db, id);
    if (error instanceof FileTooLarge) throw tooLarge();
    if (error instanceof FileExists) throw used();
    if (error instanceof LengthUnknown) throw new AppError("bad-input", lengthUnknownText);
    throw error;
  }
};

/**
 * Whether this is the first PUT. If the store lets a later file replace an earlier one, a row
 * claims the upload before the bytes arrive.
 */
const isFirst = async (db: Db, files: FileStore, upload: Upload): Promise<boolean> => {
  if (files.neverOverwrites) return (await files.sizeOf(upload)) === null;
  return claimUpload(db, upload.id);
};
