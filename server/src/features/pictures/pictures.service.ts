import { randomUUIDv7 } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { refusal } from "@rolecall/contract/refusal.ts";
import { foreignUploadText } from "@rolecall/contract/resumes/resumes.ts";
import {
  mostPicturePixels,
  mostPictureSide,
  pictureMaximumBytes,
  picturePathPrefix,
  pictureTooLargeText,
  pictureTypeText,
} from "@rolecall/contract/values/pictures.ts";
import type { Db } from "#db/db.ts";
import { discardUpload } from "#features/resumes/resumes.service.ts";
import type { FileStore } from "#files/file-store.ts";
import type { Upload } from "#files/upload-key.ts";
import { AppError } from "#http/errors.ts";
import { findOwnUpload } from "#read-models/own-upload.queries.ts";
import type { PictureShape } from "./drawing/draw-sizes.ts";
import { pictureSize } from "./drawing/picture-size.ts";
import type { DrawnPicture } from "./drawing/picture-thread.ts";
import { drawInThread } from "./drawing/picture-threads.ts";
import { deletePicture, insertPicture } from "./pictures.queries.ts";

interface SentPicture {
  ownerId: string;
  /** Of an upload. */
  address: string;
  /** `square` for a logo, `wide` for a cover, `face` for a person, `photo` for what a page shows. */
  shape: PictureShape;
}

/**
 * Draws an uploaded picture in the widths of its shape, with nothing else that the file held. The upload
 * is used up by it, also where it is refused. Call it before a transaction is opened.
 */
export const drawUpload = async (
  db: Db,
  files: FileStore,
  { ownerId, address, shape }: SentPicture,
): Promise<DrawnPicture[]> => {
  const id = files.idOfAddress(address);
  const upload = id === null ? null : await findOwnUpload(db, { id, ownerId });
  if (!upload || upload.registeredAt) throw new AppError("bad-input", foreignUploadText);
  const own = { id: upload.id, ownerId };
  if ((await files.sizeOf(own)) === null) throw notUploaded();
  try {
    const drawn = await drawInThread(ownerId, async () => ({
      shape,
      file: await read(files, own),
    }));
    if (!drawn) throw unsupported();
    return drawn;
  } finally {
    await discardUpload(db, files, own);
  }
};

/** The file of an upload, if it is a picture that can be drawn. */
const read = async (files: FileStore, upload: Upload): Promise<Buffer> => {
  const file = await files.openUpload(upload);
  if (!file) throw notUploaded();
  if (file.bytes > pictureMaximumBytes) {
    file.content.destroy();
    throw tooLarge();
  }
  const content = await buffer(file.content);
  const size = pictureSize(content);
  if (!size) throw unsupported();
  const { width, height } = size;
  if (Math.max(width, height) > mostPictureSide || width * height > mostPicturePixels)
    throw tooLarge();
  return content;
};

/** Keeps a drawn picture, and answers the path that everybody reads it by. */
export const keepPicture = async (db: Db, drawn: DrawnPicture[]): Promise<string> => {
  const id = randomUUIDv7();
  const widths = drawn.map((one) => ({ id, ...one, contentType: "image/webp" }));
  await insertPicture(db, widths);
  return picturePathPrefix + id;
};

/** Removes a picture by its path; any other address is left alone. */
export const removePicture = async (db: Db, path: string | null): Promise<void> => {
  if (path?.startsWith(picturePathPrefix))
    await deletePicture(db, path.slice(picturePathPrefix.length));
};

const notUploaded = () =>
  new AppError("bad-input", refusal("file-not-uploaded", "The file has not been uploaded yet"));
const tooLarge = () => new AppError("too-large", pictureTooLargeText);
const unsupported = () => new AppError("unsupported-type", pictureTypeText);
