import { createHash, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { id } from "@rolecall/contract/id.ts";
import { uploadPathPrefix } from "@rolecall/contract/resumes.ts";
import { AddressSigner } from "./address-signer.ts";
import { FileExists, FileTooLarge, type FileStore } from "./file-store.ts";

/** No upload takes that long: an unfinished file that old belongs to a process that died. */
const abandonedAfterMs = 60 * 60 * 1000;

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

const nullIfMissing = (error: unknown): null => {
  if (hasCode(error, "ENOENT")) return null;
  throw error;
};

/** A new name is durable only once its folder is. */
const syncFolder = async (folder: string) => {
  await using handle = await open(folder, "r");
  await handle.sync();
};

/**
 * Files below `directory`, spread over 256 folders by the end of their key.
 * Several servers may share the directory. `publicUrl` is the origin of upload addresses.
 */
export const openDiskStore = async (directory: string, publicUrl: string): Promise<FileStore> => {
  const unfinished = join(directory, "unfinished");
  await mkdir(unfinished, { recursive: true, mode: 0o700 });

  /** Makes a whole, durable file at once or none at all; of two for one path the first stays. */
  const place = async (path: string, content: AsyncIterable<Uint8Array> | Uint8Array) => {
    const temporary = join(unfinished, randomUUID());
    try {
      await writeFile(temporary, content, { flag: "wx", mode: 0o600, flush: true });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await link(temporary, path);
      await syncFolder(dirname(path));
      await syncFolder(directory);
    } catch (error) {
      throw hasCode(error, "EEXIST") ? new FileExists() : error;
    } finally {
      await rm(temporary, { force: true });
    }
  };

  const loadSecret = async () => {
    const path = join(directory, "upload-address-secret");
    const known = await readFile(path).catch(nullIfMissing);
    if (known) return known;
    await place(path, randomBytes(32)).catch((error: unknown) => {
      // Another server that starts at the same time was first.
      if (!(error instanceof FileExists)) throw error;
    });
    return readFile(path);
  };

  const signer = new AddressSigner(await loadSecret());

  const pathOf = (key: string) => {
    if (!id.safeParse(key).success) throw new Error("A file's key is a UUID");
    return join(directory, key.slice(-2), key);
  };

  return {
    uploadAddress: async (key, lifetimeSeconds) => {
      const address = new URL(`${uploadPathPrefix}${key}`, publicUrl);
      address.search = signer.sign(key, lifetimeSeconds).toString();
      return address.href;
    },

    keyOfAddress: (address) => {
      const url = URL.parse(address);
      if (url?.origin !== new URL(publicUrl).origin) return null;
      if (!url.pathname.startsWith(uploadPathPrefix)) return null;
      return id.safeParse(url.pathname.slice(uploadPathPrefix.length)).data ?? null;
    },

    judgeAddress: (key, query) => signer.judge(key, query),

    write: async (key, content, maxBytes) => {
      const hash = createHash("sha256");
      let bytes = 0;
      const counted = async function* () {
        for await (const chunk of content) {
          bytes += chunk.length;
          if (bytes > maxBytes) throw new FileTooLarge();
          hash.update(chunk);
          yield chunk;
        }
      };
      await place(pathOf(key), counted());
      return { bytes, etag: `"${hash.digest("hex")}"` };
    },

    sizeOf: async (key) => (await stat(pathOf(key)).catch(nullIfMissing))?.size ?? null,

    read: async (key) => {
      const handle = await open(pathOf(key), "r").catch(nullIfMissing);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { content: handle.createReadStream(), bytes: size };
    },

    delete: (key) => rm(pathOf(key), { force: true }),

    sweep: async () => {
      for (const name of await readdir(unfinished)) {
        const path = join(unfinished, name);
        const found = await stat(path).catch(nullIfMissing);
        if (found && found.mtimeMs < Date.now() - abandonedAfterMs) await rm(path, { force: true });
      }
    },
  };
};
