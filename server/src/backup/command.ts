import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { inspect } from "node:util";
import type { FastifyBaseLogger } from "fastify";
import { readConfig, type Config } from "#config.ts";
import { lockDataDir } from "#data-dir-lock.ts";
import { addressOf } from "#db/connection/address.ts";
import type { DatabaseAddress } from "#db/connection/client.ts";
import { runningPostgres, startEmbeddedPostgres } from "#db/embedded/embedded.ts";
import { openFiles } from "#files/open-files.ts";
import { createLog } from "#log.ts";
import { StartError } from "#start-error.ts";
import { backUp } from "./back-up.ts";
import type { Summary } from "./manifest.ts";
import { restore, RestoreError } from "./restore.ts";

const usage = "Say which file: npm run backup -- FILE, or npm run restore -- FILE";

/**
 * `backup FILE` and `restore FILE`, on the database and the store that the server's own variables
 * name. A backup may be made while the server runs.
 */
const run = async ([task, file]: string[]): Promise<string> => {
  if (file === undefined || (task !== "backup" && task !== "restore")) throw new StartError(usage);
  const path = resolve(file);
  const config = readConfig(process.env);
  if (task === "backup" && existsSync(path)) throw new StartError(`${path} is there already.`);
  if (task === "restore" && !existsSync(path)) throw new StartError(`There is no file ${path}.`);
  await using life = new AsyncDisposableStack();
  const log = createLog({ ...config, logLevel: "warn" });
  const connection = await findDatabase(config, log, task, life);
  const files = await openFiles(config, log);
  const summary = await { backup: backUp, restore }[task]({ connection, files }, path);
  return report(task === "backup" ? `${path} holds` : "There are now", summary);
};

/** The database as the server would find it; the embedded one of a running server where there is one. */
const findDatabase = async (
  { dataDir, databaseUrl }: Config,
  log: FastifyBaseLogger,
  task: "backup" | "restore",
  life: AsyncDisposableStack,
): Promise<DatabaseAddress> => {
  if (databaseUrl !== null) return addressOf(databaseUrl);
  if (task === "backup" && !existsSync(join(dataDir, "postgres")))
    throw new StartError(`There is no database in ${dataDir}.`);
  const lock = await lockDataDir(dataDir, "exclusive", 0).catch((error: unknown) => {
    if (task === "restore") throw error;
  });
  if (!lock) return runningPostgres(dataDir);
  life.defer(() => lock.release());
  const database = await startEmbeddedPostgres({ dataDir, log });
  life.defer(() => database.stop());
  return database.connection;
};

const report = (beginning: string, { rows, files, missingFiles }: Summary): string => {
  const count = (table: string) => `${(rows[table] ?? 0).toLocaleString("en-US")} ${table}`;
  const held = [...["users", "companies", "jobs", "applications"].map(count), `${files} files`];
  const lines = [`${beginning} ${held.join(", ")}.`];
  if (missingFiles.length > 0)
    lines.push(
      `These files are named in the database but were not in the store: ${missingFiles.join(", ")}`,
    );
  return lines.join("\n");
};

try {
  process.umask(0o077);
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const expected = error instanceof StartError || error instanceof RestoreError;
  process.stderr.write(`${expected ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
