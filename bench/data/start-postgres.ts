import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@rolecall/server/src/db/embedded/embedded.ts";
import { createLog } from "@rolecall/server/src/log.ts";
import { stopDatabaseWithProcess } from "@rolecall/server/test/servers/stop-database-with-process.ts";
import { onTestFinished } from "vitest";

const log = createLog({ logLevel: "silent" });

/** The product's own database, empty, until the test is over. */
export const startPostgres = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-bench-test-"));
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const letGo = stopDatabaseWithProcess(dataDir);
  onTestFinished(async () => {
    await postgres.stop();
    letGo();
    await rm(dataDir, { recursive: true });
  });
  return postgres.connection;
};
