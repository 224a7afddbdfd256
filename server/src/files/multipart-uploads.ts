import type { Written } from "./file-store.ts";
import type { Upload } from "./upload-key.ts";

/** An upload that comes in parts. */
export interface MultipartUpload extends Upload {
  readonly uploadId: string;
}

export interface Part {
  partNumber: number;
  etag: string;
  bytes: number;
}

/** The half of a store that takes large files in parts, in any order, and joins them. */
export interface MultipartUploads {
  /** Answers the id under which the parts are sent. */
  create(upload: Upload): Promise<string>;
  /**
   * Streams in a part of so many bytes; sent again, it replaces the earlier one. Null where there is no
   * such upload. A broken or aborted stream leaves nothing behind.
   */
  receive(
    part: MultipartUpload & { partNumber: number },
    content: AsyncIterable<Uint8Array>,
    bytes: number,
  ): Promise<Written | null>;
  /** The parts that arrived whole, in order; null when there is no such upload. Some stores list joined ones. */
  parts(upload: MultipartUpload): Promise<Part[] | null>;
  /**
   * Makes the named parts the uploaded file, whole and durable, and forgets the others.
   * @throws PartsChanged when they are no longer there as named
   */
  complete(upload: MultipartUpload, parts: Pick<Part, "partNumber" | "etag">[]): Promise<void>;
  /** Forgets all parts. Nothing happens where there is no such upload. */
  abort(upload: MultipartUpload): Promise<void>;
}

export class PartsChanged extends Error {}

/** ETags are compared without their quotes, as S3 does. */
export const bareEtag = (etag: string) => etag.replaceAll('"', "");
