import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#config.ts";
import { openDiskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";

/** The store that the configuration names. Throws a StartError where it cannot work. */
export const openFiles = async (
  { s3, dataDir, publicUrl }: Pick<Config, "s3" | "dataDir" | "publicUrl">,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<FileStore> => {
  if (!s3) return openDiskStore(join(dataDir, "files"), publicUrl);
  // Loaded only here, as it is large and most servers do without.
  const { openBucket } = await import("./open-bucket.ts");
  return openBucket(s3, publicUrl, log);
};
