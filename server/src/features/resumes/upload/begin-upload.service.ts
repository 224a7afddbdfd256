import {
  multipartMaximumOpen,
  tooManyOpenText,
} from "@rolecall/contract/resumes/multipart-uploads.ts";
import { uploadsMaximumOpen } from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { insertUpload } from "#features/resumes/resumes.queries.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { abandonOldestUploads } from "./abandoned-uploads.service.ts";
import { countOpenUploads, lockFilesOf } from "./file-quota.queries.ts";

type NewUpload = Parameters<typeof insertUpload>[1];

const retryAfterSeconds = 60;

/**
 * Begins an upload. Of those in one piece the oldest unregistered ones of the user make room.
 * @throws AppError `too-many` where too many uploads in parts are open
 */
export const beginUpload = async (db: Db, files: FileStore, upload: NewUpload): Promise<void> => {
  if (await insertWithinLimit(db, upload)) return;
  if (upload.multipartId === undefined) await abandonOldestUploads(db, files, upload.ownerId);
  if (!(await insertWithinLimit(db, upload)))
    throw new AppError("too-many", tooManyOpenText, { retryAfterSeconds });
};

const insertWithinLimit = (db: Db, upload: NewUpload): Promise<boolean> =>
  db.transaction(async (db) => {
    await lockFilesOf(db, upload.ownerId);
    const inParts = upload.multipartId !== undefined;
    const most = inParts ? multipartMaximumOpen : uploadsMaximumOpen;
    const { open } = await countOpenUploads(db, { ownerId: upload.ownerId, inParts });
    if (open >= most) return false;
    await insertUpload(db, upload);
    return true;
  });
