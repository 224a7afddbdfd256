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
  /** An absolute address that takes a PUT of one part, and answers it with an ETag. */
  partAddress(
    part: MultipartUpload & { partNumber: number },
    lifetimeSeconds: number,
  ): Promise<string>;
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
