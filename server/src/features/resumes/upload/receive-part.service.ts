import { multipartMissingText } from "@rolecall/contract/resumes/multipart-uploads.ts";
import {
  appliedQuotaFactor,
  lengthUnknownText,
  quotaText,
} from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { findUpload } from "#features/resumes/resumes.queries.ts";
import type { FileStore } from "#files/file-store.ts";
import type { Verdict } from "#files/upload-addresses.ts";
import { AppError } from "#http/errors.ts";
import { countOpenUploads, lockFilesOf } from "./file-quota.queries.ts";
import { updatePartBytes } from "./multipart-uploads.queries.ts";
import { invalidAddressText } from "./receive-upload.service.ts";

const missing = () => new AppError("missing", multipartMissingText);

interface ArrivingPart {
  id: string;
  uploadId: string;
  partNumber: number;
  verdict: Verdict;
  /** As announced; null if not announced. */
  bytes: number | null;
  content: AsyncIterable<Uint8Array>;
  /** The most bytes that the user may keep outside of applications. */
  quotaBytes: number;
}

/** Takes the bytes of one part and answers its ETag; sent again, they replace the earlier ones. */
export const receivePart = async (
  db: Db,
  files: FileStore,
  { id, uploadId, partNumber, verdict, bytes, content, quotaBytes }: ArrivingPart,
): Promise<string> => {
  if (verdict !== "valid") throw new AppError("forbidden", invalidAddressText);
  if (bytes === null) throw new AppError("bad-input", lengthUnknownText);
  const ownerId = await reserve(db, { id, bytes, quotaBytes });
  const written = await files.multipart
    .receive({ id, ownerId, uploadId, partNumber }, content, bytes)
    .catch(async (error: unknown) => {
      await updatePartBytes(db, id, -bytes);
      throw error;
    });
  if (!written) throw missing();
  return written.etag;
};

/**
 * Counts the bytes of a part towards what all uploads in parts of its owner may take up, before they
 * arrive. Those that another part replaces count until the upload ends.
 */
const reserve = (
  db: Db,
  { id, bytes, quotaBytes }: { id: string; bytes: number; quotaBytes: number },
): Promise<string> =>
  db.transaction(async (db) => {
    const found = await findUpload(db, id);
    if (!found || found.completedAt) throw missing();
    const { ownerId } = found;
    await lockFilesOf(db, ownerId);
    const { partBytes } = await countOpenUploads(db, { ownerId, inParts: true });
    if (partBytes + bytes > quotaBytes * appliedQuotaFactor)
      throw new AppError("too-large", quotaText);
    await updatePartBytes(db, id, bytes);
    return ownerId;
  });
