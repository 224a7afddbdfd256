import { randomUUIDv7 } from "node:crypto";
import type { ErrorKind } from "@rolecall/contract/error.ts";
import {
  foreignUploadText,
  appliedQuotaFactor,
  quotaText,
  uploadLifetimeSeconds,
} from "@rolecall/contract/resumes/resumes.ts";
import { displayFilename } from "@rolecall/contract/values/filenames.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import type { Upload } from "#files/upload-key.ts";
import { AppError } from "#http/errors.ts";
import { objectPathOf } from "#read-models/object-path.sql.ts";
import { findOwnUpload } from "#read-models/own-upload.queries.ts";
import type { VirusScanner } from "./inspect/virus-scanner.ts";
import { isBlankResume, keepResume, type KeptResume } from "./keep-resume.ts";
import { textKeyOf } from "./reading/text-key.ts";
import { deleteUnregisteredUpload, isUploadKept, updateToRegistered } from "./resumes.queries.ts";
import { beginUpload } from "./upload/begin-upload.service.ts";
import { discardFiles } from "./upload/discard-files.ts";
import { countStoredBytes, lockFilesOf } from "./upload/file-quota.queries.ts";

/** Files with these refusals can never become resumes and are deleted. */
const refusals = new Set<ErrorKind>(["too-large", "unsupported-type"]);

/** An address that takes one PUT of the file. */
export const createUpload = async (
  db: Db,
  files: FileStore,
  { ownerId, filename }: { ownerId: string; filename: string },
): Promise<string> => {
  const id = randomUUIDv7();
  await beginUpload(db, files, { id, ownerId, filename: displayFilename(filename) });
  return files.addresses.ofUpload({ id }, uploadLifetimeSeconds);
};

interface Registration {
  ownerId: string;
  address: string;
  scanner: VirusScanner | null;
  /** The most bytes that the user may keep outside of applications. */
  quotaBytes: number;
}

/**
 * Registers an uploaded file as a resume if its content is one and the user has room for it, and
 * answers its object path, and whether it shows nothing. A refused file is deleted. Repeating the call
 * changes nothing.
 */
export const registerResume = async (
  db: Db,
  files: FileStore,
  { ownerId, address, scanner, quotaBytes }: Registration,
): Promise<{ objectPath: string; blank: boolean }> => {
  const id = files.idOfAddress(address);
  if (!id) throw new AppError("bad-input", foreignUploadText);
  const upload = await findOwnUpload(db, { id, ownerId });
  if (!upload) throw new AppError("missing", foreignUploadText);
  const objectPath = objectPathOf(id);
  if (upload.registeredAt)
    return { objectPath, blank: await isBlankResume(files, { id, ownerId }) };

  try {
    const { blank, ...resume } = await keepResume({ files, scanner }, { id, ownerId });
    await register(db, { id, ownerId, quotaBytes, ...resume });
    return { objectPath, blank };
  } catch (error) {
    if (error instanceof AppError && refusals.has(error.kind))
      await discardUpload(db, files, { id, ownerId });
    await discardGivenUp(db, files, { id, ownerId });
    throw error;
  }
};

/** One after the other for each user, so that two at once cannot exceed what one may keep. */
const register = (
  db: Db,
  {
    ownerId,
    quotaBytes,
    ...resume
  }: Omit<KeptResume, "blank"> & Upload & Pick<Registration, "quotaBytes">,
): Promise<void> =>
  db.transaction(async (db) => {
    await lockFilesOf(db, ownerId);
    const { held, free } = await countStoredBytes(db, { ownerId, except: resume.id });
    if (free + resume.bytes > quotaBytes || held + resume.bytes > quotaBytes * appliedQuotaFactor)
      throw new AppError("too-large", quotaText);
    const textKey = textKeyOf(resume.lines);
    if (!(await updateToRegistered(db, { ...resume, textKey })))
      throw new AppError("missing", foreignUploadText);
  });

/**
 * The file and its parts go while the deletion of its row is still open: a registration at
 * the same moment waits and then finds nothing, and after a crash both are there.
 */
export const discardUpload = (db: Db, files: FileStore, upload: Upload): Promise<void> =>
  db.transaction(async (db) => {
    const deleted = await deleteUnregisteredUpload(db, upload.id);
    if (deleted) await discardFiles(files, { ...upload, ...deleted });
  });

/**
 * Removes the file of an upload that was given up while the file arrived: whoever gave it up may have found
 * none yet, and no clean-up knows of it any more. Reports whether it was.
 */
export const discardGivenUp = async (
  db: Db,
  files: FileStore,
  upload: Upload,
): Promise<boolean> => {
  if (await isUploadKept(db, upload.id)) return false;
  await files.discard(upload);
  return true;
};
