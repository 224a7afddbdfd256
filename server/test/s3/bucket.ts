import { createHash, randomUUID } from "node:crypto";

/** An error of S3, by its code and the status that goes with it. */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message = code) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

interface StoredObject {
  bytes: Buffer;
  etag: string;
  modified: Date;
}

interface UploadInParts {
  key: string;
  parts: Map<number, StoredObject>;
  initiated: Date;
}

const stored = (bytes: Buffer): StoredObject => ({
  bytes,
  etag: `"${createHash("md5").update(bytes).digest("hex")}"`,
  modified: new Date(),
});

/** The objects of one bucket, in memory, by the rules of S3. */
export class Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, UploadInParts>();

  get(key: string): StoredObject {
    const found = this.objects.get(key);
    if (!found) throw new S3Error("NoSuchKey", 404);
    return found;
  }

  put(key: string, bytes: Buffer, onlyNew: boolean): StoredObject {
    if (onlyNew && this.objects.has(key)) throw new S3Error("PreconditionFailed", 412);
    const object = stored(bytes);
    this.objects.set(key, object);
    return object;
  }

  list(prefix: string) {
    return [...this.objects].filter(([key]) => key.startsWith(prefix));
  }

  createUpload(key: string): string {
    const uploadId = randomUUID();
    this.uploads.set(uploadId, { key, parts: new Map(), initiated: new Date() });
    return uploadId;
  }

  upload(key: string, uploadId: string): UploadInParts {
    const found = this.uploads.get(uploadId);
    if (found?.key !== key) throw new S3Error("NoSuchUpload", 404);
    return found;
  }

  putPart(key: string, uploadId: string, partNumber: number, bytes: Buffer): StoredObject {
    const { parts } = this.upload(key, uploadId);
    if (!(partNumber >= 1 && partNumber <= 10_000)) throw new S3Error("InvalidArgument", 400);
    const part = stored(bytes);
    parts.set(partNumber, part);
    return part;
  }

  complete(key: string, uploadId: string, named: { number: number; etag: string }[]) {
    const { parts } = this.upload(key, uploadId);
    const chosen = named.map(({ number, etag }, index) => {
      const part = parts.get(number);
      if (part?.etag.replaceAll('"', "") !== etag.replaceAll('"', ""))
        throw new S3Error("InvalidPart", 400);
      if (number <= (named[index - 1]?.number ?? 0)) throw new S3Error("InvalidPartOrder", 400);
      return part.bytes;
    });
    if (chosen.slice(0, -1).some(({ length }) => length < 5 * 1024 ** 2))
      throw new S3Error("EntityTooSmall", 400);
    this.uploads.delete(uploadId);
    return this.put(key, Buffer.concat(chosen), false);
  }
}
