import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { multipartLifetimeSeconds } from "@rolecall/contract/resumes/multipart-uploads.ts";
import { id as uuid } from "@rolecall/contract/values/id.ts";
import { isMissing, HashedStream, nullIfMissing, type DurableFiles } from "./durable-files.ts";
import { FileExists } from "./file-store.ts";
import {
  bareEtag,
  PartsChanged,
  type MultipartUpload,
  type MultipartUploads,
  type Part,
} from "./multipart-uploads.ts";
import type { Upload } from "./upload-key.ts";

/** A part's file ends with the hash of its content, so that both are replaced at once. */
const hashBytes = 32;

/** Each upload in parts has a folder while it lasts, each part a file that bears its number. */
export class DiskMultipart implements MultipartUploads {
  readonly #directory: string;
  readonly #files: DurableFiles;
  readonly #pathOf: (id: string) => string;

  /** @param pathOf where the joined file belongs */
  constructor(directory: string, files: DurableFiles, pathOf: (id: string) => string) {
    this.#directory = directory;
    this.#files = files;
    this.#pathOf = pathOf;
  }

  async create(_upload: Upload): Promise<string> {
    const uploadId = randomUUID();
    await this.#files.makeFolder(this.#folderOf(uploadId));
    return uploadId;
  }

  async parts({ uploadId }: Pick<MultipartUpload, "uploadId">): Promise<Part[] | null> {
    const folder = this.#folderOf(uploadId);
    const names = await readdir(folder).catch(nullIfMissing);
    const parts: Part[] = [];
    for (const name of names ?? []) {
      await using file = await open(join(folder, name)).catch(nullIfMissing);
      // Cancelled meanwhile.
      if (!file) return null;
      const bytes = (await file.stat()).size - hashBytes;
      const { buffer } = await file.read(Buffer.alloc(hashBytes), { position: bytes });
      parts.push({ partNumber: Number(name), etag: `"${buffer.toString("hex")}"`, bytes });
    }
    return names && parts.toSorted((a, b) => a.partNumber - b.partNumber);
  }

  receive: MultipartUploads["receive"] = async ({ uploadId, partNumber }, content, maxBytes) => {
    const measured = new HashedStream(content, maxBytes);
    let hash: Buffer = Buffer.alloc(0);
    const withHash = async function* () {
      yield* measured;
      hash = measured.digest();
      yield hash;
    };
    const path = join(this.#folderOf(uploadId), String(partNumber));
    if (!(await this.#files.replace(path, withHash()))) return null;
    return { bytes: measured.bytes, etag: `"${hash.toString("hex")}"` };
  };

  async complete(upload: MultipartUpload, named: Pick<Part, "partNumber" | "etag">[]) {
    const folder = this.#folderOf(upload.uploadId);
    const stored = new Map((await this.parts(upload))?.map((part) => [part.partNumber, part]));
    const parts = named.map(({ partNumber, etag }) => {
      const part = stored.get(partNumber);
      if (!part || bareEtag(part.etag) !== bareEtag(etag)) throw new PartsChanged();
      return part;
    });
    const joined = async function* () {
      for (const { partNumber, bytes } of parts)
        if (bytes > 0) yield* createReadStream(join(folder, `${partNumber}`), { end: bytes - 1 });
    };
    await this.#files.place(this.#pathOf(upload.id), joined()).catch((error: unknown) => {
      if (isMissing(error)) throw new PartsChanged();
      // Joined already, by the same request sent twice.
      if (!(error instanceof FileExists)) throw error;
    });
    await this.abort(upload);
  }

  async abort({ uploadId }: Pick<MultipartUpload, "uploadId">): Promise<void> {
    await rm(this.#folderOf(uploadId), { recursive: true, force: true });
  }

  /** Removes uploads in which nothing happened for a day. */
  async sweep(): Promise<void> {
    for (const uploadId of (await readdir(this.#directory).catch(nullIfMissing)) ?? []) {
      const found = await stat(join(this.#directory, uploadId)).catch(nullIfMissing);
      if (found && found.mtimeMs < Date.now() - multipartLifetimeSeconds * 1000)
        await this.abort({ uploadId });
    }
  }

  #folderOf(uploadId: string) {
    if (!uuid.safeParse(uploadId).success) throw new Error("The id of an upload is a UUID");
    return join(this.#directory, uploadId);
  }
}
