import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { uploadPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { afterAll } from "vitest";
import { readConfig } from "#config.ts";
import type { FileStore } from "#files/file-store.ts";
import { openFiles } from "#files/open-files.ts";
import { hasS3Server, S3Server } from "#test/s3/s3-server.ts";

export type StoreKind = "the disk" | "S3";

/** The two kinds of store, for tests that hold for both; the disk alone where no S3 server is installed. */
export const storeKinds: StoreKind[] = hasS3Server ? ["the disk", "S3"] : ["the disk"];

/** The owner of uploads in tests that have no database. */
export const ownerOfAll = crypto.randomUUID();

const silent = { warn() {} };

/** An empty store of that kind; it is taken down after the last test. */
export const openStore = async (kind: StoreKind): Promise<FileStore> => {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-files-"));
  const s3 = kind === "S3" ? await S3Server.start() : null;
  afterAll(async () => {
    await s3?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return openFiles(readConfig({ DATA_DIR: dataDir, ...s3?.env }), silent);
};

/** Sends content to an upload address of this server; resolves to the status and the ETag. */
export const putTo = async (
  store: FileStore,
  address: string,
  body: Buffer,
): Promise<{ status: number; etag: string }> => {
  const { pathname, searchParams } = new URL(address);
  const names = pathname.slice(uploadPathPrefix.length).split("/").map(decodeURIComponent);
  const [id = "", uploadId, partNumber] = names;
  if (store.addresses.judge(names, Object.fromEntries(searchParams)) !== "valid")
    return { status: 403, etag: "" };
  const content = Readable.from([body]);
  const upload = { id, ownerId: ownerOfAll };
  const written =
    uploadId === undefined
      ? await store.receive(upload, content, { bytes: body.length, maxBytes: body.length })
      : await store.multipart.receive(
          { ...upload, uploadId, partNumber: Number(partNumber) },
          content,
          body.length,
        );
  return written ? { status: 200, etag: written.etag } : { status: 404, etag: "" };
};
