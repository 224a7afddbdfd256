import { randomBytes } from "node:crypto";
import { open, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { id as uuid } from "@rolecall/contract/values/id.ts";
import { DiskMultipart } from "./disk-multipart.ts";
import { DurableFiles, HashedStream, nullIfMissing } from "./durable-files.ts";
import { FileExists, type FileStore } from "./file-store.ts";
import { UploadAddresses } from "./upload-addresses.ts";

/** Servers that share the directory share the secret in it. */
const loadSecret = async (directory: string, files: DurableFiles) => {
  const path = join(directory, "upload-address-secret");
  const known = await readFile(path).catch(nullIfMissing);
  if (known) return known;
  await files.place(path, randomBytes(32)).catch((error: unknown) => {
    // Another server that starts at the same time was first.
    if (!(error instanceof FileExists)) throw error;
  });
  return readFile(path);
};

/**
 * Files below `directory`, spread over 256 folders by the end of their id. A file
 * is written once, so an upload that arrived is out of reach by itself.
 * Several servers may share the directory. `publicUrl` is the origin of upload addresses.
 */
export const openDiskStore = async (directory: string, publicUrl: string): Promise<FileStore> => {
  const files = await DurableFiles.in(directory);
  const secret = await loadSecret(directory, files);

  const pathOf = (id: string) => {
    if (!uuid.safeParse(id).success) throw new Error("A file's id is a UUID");
    return join(directory, id.slice(-2), id);
  };

  const write: FileStore["write"] = async (id, content, maxBytes) => {
    const measured = new HashedStream(content, maxBytes);
    await files.place(pathOf(id), measured);
    return { bytes: measured.bytes, etag: `"${measured.digest().toString("hex")}"` };
  };

  const read: FileStore["read"] = async (id) => {
    const handle = await open(pathOf(id), "r").catch(nullIfMissing);
    if (!handle) return null;
    const { size } = await handle.stat();
    return { content: handle.createReadStream(), bytes: size };
  };

  const remove = (id: string) => rm(pathOf(id), { force: true });

  const multipart = new DiskMultipart(join(directory, "multipart"), files, pathOf);
  const addresses = new UploadAddresses(secret, publicUrl);

  return {
    addresses,
    idOfAddress: (address) => addresses.idOf(address),

    sizeOf: async ({ id }) => (await stat(pathOf(id)).catch(nullIfMissing))?.size ?? null,

    openUpload: async ({ id }) => {
      const file = await read(id);
      return file && { ...file, kept: true };
    },

    neverOverwrites: true,
    receive: ({ id }, content, { maxBytes }) => write(id, content, maxBytes),
    keep: () => Promise.resolve(),
    write,
    read,
    delete: remove,
    discard: ({ id }) => remove(id),

    check: () => files.check(),

    sweep: async () => {
      await files.sweep();
      await multipart.sweep();
    },

    multipart,
    credentials: () => Promise.resolve(null),
  };
};
