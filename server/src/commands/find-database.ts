import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#config.ts";
import { lockDataDir } from "#data-dir-lock.ts";
import { addressOf } from "#db/connection/address.ts";
import type { DatabaseAddress } from "#db/connection/client.ts";
import { runningPostgres, startEmbeddedPostgres } from "#db/embedded/embedded.ts";
import { StartError } from "#start-error.ts";

interface Options {
  log: FastifyBaseLogger;
  /** Ends a database that had to be started. */
  life: AsyncDisposableStack;
  /** Whether there may be none yet, and no server may be running. */
  isNew?: boolean;
}

/**
 * The database as the server would find it, for a command: the one of DATABASE_URL, the embedded one of
 * a running server, or else the embedded one, which is started.
 */
export const findDatabase = async (
  { dataDir, databaseUrl }: Config,
  { log, life, isNew = false }: Options,
): Promise<DatabaseAddress> => {
  if (databaseUrl !== null) return addressOf(databaseUrl);
  if (!isNew && !existsSync(join(dataDir, "postgres")))
    throw new StartError(`There is no database in ${dataDir}.`);
  const lock = await lockDataDir(dataDir, "exclusive", 0).catch((error: unknown) => {
    if (isNew) throw error;
  });
  if (!lock) return runningPostgres(dataDir);
  life.defer(() => lock.release());
  const database = await startEmbeddedPostgres({ dataDir, log });
  life.defer(() => database.stop());
  return database.connection;
};
