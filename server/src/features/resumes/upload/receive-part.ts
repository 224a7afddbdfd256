import {
  multipartMissingText,
  multipartTooLargeText,
} from "@rolecall/contract/resumes/multipart-uploads.ts";
import { FileTooLarge, type FileStore, type Verdict } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { invalidAddressText } from "./receive-upload.service.ts";

/**
 * Takes the bytes of one part and answers its ETag; sent again, they replace the
 * earlier ones. The address says all: the upload is open as long as its parts are kept.
 */
export const receivePart = async (
  files: FileStore,
  part: {
    uploadId: string;
    partNumber: number;
    verdict: Verdict;
    /** As announced, in bytes; NaN where it was not. */
    contentLength: number;
    content: AsyncIterable<Uint8Array>;
  },
): Promise<string> => {
  const { verdict, contentLength, content, ...which } = part;
  if (verdict !== "valid" || !files.receiver) throw new AppError("forbidden", invalidAddressText);
  if (Number.isNaN(contentLength))
    throw new AppError("bad-input", "The length of a part must be announced");
  try {
    const written = await files.receiver.writePart(which, content, contentLength);
    if (!written) throw new AppError("missing", multipartMissingText);
    return written.etag;
  } catch (error) {
    throw error instanceof FileTooLarge ? new AppError("too-large", multipartTooLargeText) : error;
  }
};
