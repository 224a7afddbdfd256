import { createHash, randomUUID } from "node:crypto";
import { access, constants, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FileExists, FilesUnavailable, FileTooLarge } from "./file-store.ts";

/** No upload takes that long: an unfinished file that old belongs to a process that died. */
const abandonedAfterMs = 60 * 60 * 1000;

export type Content = AsyncIterable<Uint8Array> | Uint8Array;

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

export const isMissing = (error: unknown) => hasCode(error, "ENOENT");

/** For a file that need not be there. */
export const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** A folder of the store itself that is not there: its disk is away. */
const unavailableIfMissing = (error: unknown): never => {
  throw isMissing(error) ? new FilesUnavailable(error) : error;
};

/** A new name is durable only once its folder is. */
const syncFolder = async (folder: string) => {
  await using handle = await open(folder, "r");
  await handle.sync();
};

/** Writes files that are whole and durable, or not there at all. Unfinished ones are in `unfinished`. */
export class DurableFiles {
  readonly #directory: string;
  readonly #unfinished: string;

  private constructor(directory: string, unfinished: string) {
    this.#directory = directory;
    this.#unfinished = unfinished;
  }

  /** Makes the directory where it is missing. */
  static async in(directory: string): Promise<DurableFiles> {
    const unfinished = join(directory, "unfinished");
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await syncFolder(dirname(directory));
    return new DurableFiles(directory, unfinished);
  }

  /** A new folder two levels below the directory; the one between is made where it is missing. */
  async makeFolder(path: string): Promise<void> {
    await mkdir(path, { recursive: true, mode: 0o700 }).catch(unavailableIfMissing);
    await syncFolder(dirname(path));
    await syncFolder(this.#directory);
  }

  /** A new file at `path`. @throws FileExists when one is there: of two the first stays */
  async place(path: string, content: Content): Promise<void> {
    await this.#written(content, async (temporary) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await link(temporary, path).catch((error: unknown) => {
        throw hasCode(error, "EEXIST") ? new FileExists() : error;
      });
    });
    await syncFolder(dirname(path));
    await syncFolder(this.#directory);
  }

  /** The file at `path`, new or instead of the one there. Reports whether its folder still is. */
  async replace(path: string, content: Content): Promise<boolean> {
    const replaced = await this.#written(content, (temporary) =>
      rename(temporary, path)
        .then(() => syncFolder(dirname(path)))
        .then(() => true, nullIfMissing),
    );
    return replaced !== null;
  }

  /** @throws where nothing can be written */
  check(): Promise<void> {
    return access(this.#unfinished, constants.R_OK | constants.W_OK);
  }

  /** Removes what processes that died were writing. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.#unfinished)) {
      const path = join(this.#unfinished, name);
      const found = await stat(path).catch(nullIfMissing);
      if (found && found.mtimeMs < Date.now() - abandonedAfterMs) await rm(path, { force: true });
    }
  }

  async #written<Result>(content: Content, finish: (temporary: string) => Promise<Result>) {
    const temporary = join(this.#unfinished, randomUUID());
    try {
      await this.#write(temporary, content);
      return await finish(temporary);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async #write(path: string, content: Content) {
    await using file = await open(path, "wx", 0o600).catch(unavailableIfMissing);
    await file.writeFile(content);
    await file.sync();
  }
}

/** Counts and hashes a stream on its way. @throws FileTooLarge after `maxBytes` */
export class HashedStream implements AsyncIterable<Uint8Array> {
  readonly #content: AsyncIterable<Uint8Array>;
  readonly #maxBytes: number;
  readonly #hash = createHash("sha256");
  bytes = 0;

  constructor(content: AsyncIterable<Uint8Array>, maxBytes: number) {
    this.#content = content;
    this.#maxBytes = maxBytes;
  }

  async *[Symbol.asyncIterator]() {
    for await (const chunk of this.#content) {
      this.bytes += chunk.length;
      if (this.bytes > this.#maxBytes) throw new FileTooLarge();
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  /** The hash of all bytes that came through; call it once, at the end. */
  digest(): Buffer {
    return this.#hash.digest();
  }
}
