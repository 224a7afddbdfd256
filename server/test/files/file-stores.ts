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

/** What a browser does with an address, whichever server it leads to: the status and the ETag. */
export const putTo = async (
  { receiver }: FileStore,
  address: string,
  body: Buffer,
): Promise<{ status: number; etag: string }> => {
  if (!receiver) {
    const answer = await fetch(address, { method: "PUT", body });
    return { status: answer.status, etag: answer.headers.get("etag") ?? "" };
  }
  const { pathname, searchParams } = new URL(address);
  const names = pathname.slice(uploadPathPrefix.length).split("/");
  const [id = "", uploadId, partNumber] = names;
  if (receiver.judge(names, Object.fromEntries(searchParams)) !== "valid")
    return { status: 403, etag: "" };
  const content = Readable.from([body]);
  const written = uploadId
    ? await receiver.writePart({ uploadId, partNumber: Number(partNumber) }, content, body.length)
    : await receiver.write(id, content, body.length);
  return written ? { status: 200, etag: written.etag } : { status: 404, etag: "" };
};
