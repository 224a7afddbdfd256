import { randomUUIDv7 } from "node:crypto";
import {
  multipartMaximumBytes,
  multipartMissingText,
  multipartTooLargeText,
  partMaximumNumber,
  partMinimumBytes,
  partNumberText,
  partOrderText,
  partsChangedText,
  partTooSmallText,
} from "@rolecall/contract/resumes/multipart-uploads.ts";
import { uploadLifetimeSeconds } from "@rolecall/contract/resumes/resumes.ts";
import { displayFilename } from "@rolecall/contract/values/filenames.ts";
import type { Db } from "#db/db.ts";
import { discardUpload } from "#features/resumes/resumes.service.ts";
import type { FileStore } from "#files/file-store.ts";
import {
  bareEtag,
  PartsChanged,
  type MultipartUpload,
  type Part,
} from "#files/multipart-uploads.ts";
import { uploadKeyOf, uploadOfKey } from "#files/upload-key.ts";
import { AppError } from "#http/errors.ts";
import { beginUpload } from "./begin-upload.service.ts";
import { findMultipartUpload, updateToCompleted } from "./multipart-uploads.queries.ts";

/** The key and id with which a client names an upload. */
interface NamedUpload {
  userId: string;
  uploadId: string;
  key: string;
}

const missing = () => new AppError("missing", multipartMissingText);

/** The caller's own upload in parts; one that is somebody else's does not exist. */
const findOwn = async (db: Db, { userId, uploadId, key }: NamedUpload) => {
  const upload = uploadOfKey(key);
  if (upload?.ownerId !== userId) throw missing();
  const row = await findMultipartUpload(db, { ...upload, multipartId: uploadId });
  if (!row) throw missing();
  return { ...upload, uploadId, ...row };
};

/** The same, as long as its parts were not joined. */
const findOpen = async (db: Db, named: NamedUpload): Promise<MultipartUpload> => {
  const { completedAt, ...upload } = await findOwn(db, named);
  if (completedAt) throw missing();
  return upload;
};

/** Begins an upload in parts. */
export const createMultipartUpload = async (
  db: Db,
  files: FileStore,
  { ownerId, filename }: { ownerId: string; filename: string },
): Promise<{ key: string; uploadId: string }> => {
  const upload = { id: randomUUIDv7(), ownerId };
  const uploadId = await files.multipart.create(upload);
  const begun = { ...upload, filename: displayFilename(filename), multipartId: uploadId };
  await beginUpload(db, files, begun).catch(async (error: unknown) => {
    await files.multipart.abort({ ...upload, uploadId });
    throw error;
  });
  return { key: uploadKeyOf(upload), uploadId };
};

/** The parts that arrived so far, in order. */
export const listParts = async (db: Db, files: FileStore, named: NamedUpload): Promise<Part[]> => {
  const parts = await files.multipart.parts(await findOpen(db, named));
  if (!parts) throw missing();
  return parts;
};

/** An address for the bytes of one part. */
export const signPart = async (
  db: Db,
  files: FileStore,
  { partNumber: given, ...named }: NamedUpload & { partNumber: string },
): Promise<string> => {
  const partNumber = /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 0;
  if (partNumber < 1 || partNumber > partMaximumNumber)
    throw new AppError("bad-input", partNumberText);
  const upload = await findOpen(db, named);
  return files.addresses.ofPart({ ...upload, partNumber }, uploadLifetimeSeconds);
};

/** Joins the parts, and answers what the file is known by. Doing it again changes nothing. */
export const completeMultipartUpload = async (
  db: Db,
  files: FileStore,
  { parts: named, ...which }: NamedUpload & { parts: Pick<Part, "partNumber" | "etag">[] },
): Promise<string> => {
  const { completedAt, ...upload } = await findOwn(db, which);
  if (completedAt) return files.addresses.locationOf(upload);
  const stored = await files.multipart.parts(upload);
  // The parts were joined already, but the client did not receive the answer.
  if (!stored && (await files.sizeOf(upload)) === null) throw missing();
  if (stored) {
    checkParts(named, stored);
    await files.multipart.complete(upload, named).catch((error: unknown) => {
      throw error instanceof PartsChanged ? new AppError("bad-input", partsChangedText) : error;
    });
  }
  if (!(await updateToCompleted(db, upload.id))) {
    // Given up while the parts were joined.
    await files.discard(upload);
    throw missing();
  }
  return files.addresses.locationOf(upload);
};

/** Checks the parts to join by the rules of S3 and by our own limit. */
const checkParts = (named: Pick<Part, "partNumber" | "etag">[], stored: Part[]): void => {
  const byNumber = new Map(stored.map((part) => [part.partNumber, part]));
  const sizes = named.map(({ partNumber, etag }, index) => {
    const previous = named[index - 1]?.partNumber ?? 0;
    if (partNumber <= previous) throw new AppError("bad-input", partOrderText);
    const part = byNumber.get(partNumber);
    if (!part || bareEtag(part.etag) !== bareEtag(etag))
      throw new AppError("bad-input", partsChangedText);
    return part.bytes;
  });
  if (sizes.slice(0, -1).some((bytes) => bytes < partMinimumBytes))
    throw new AppError("bad-input", partTooSmallText);
  if (sizes.reduce((sum, bytes) => sum + bytes, 0) > multipartMaximumBytes)
    throw new AppError("too-large", multipartTooLargeText);
};

/** Cancels the upload and forgets its parts, also those that another call has just joined. */
export const abortMultipartUpload = async (
  db: Db,
  files: FileStore,
  named: NamedUpload,
): Promise<void> => {
  await discardUpload(db, files, await findOpen(db, named));
};
