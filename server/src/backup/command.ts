import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { inspect } from "node:util";
import { findDatabase } from "#commands/find-database.ts";
import { readConfig } from "#config.ts";
import { type DatabaseAddress, openDatabase } from "#db/connection/client.ts";
import { recordBackup } from "#features/site/site.service.ts";
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
  const connection = await findDatabase(config, { log, life, isNew: task === "restore" });
  const files = await openFiles(config, log);
  const summary = await { backup: backUp, restore }[task]({ connection, files }, path);
  if (task === "backup") await keepForAdministrators(connection, path);
  return report(task === "backup" ? `${path} holds` : "There are now", summary);
};

/** A backup is one, even where it cannot be noted down, as in a database that takes no writes. */
const keepForAdministrators = async (connection: DatabaseAddress, path: string): Promise<void> => {
  const database = openDatabase(connection, () => {});
  try {
    await recordBackup(database.db, (await stat(path)).size);
  } catch (error) {
    process.stderr.write(`The backup is whole, but it could not be noted down: ${String(error)}\n`);
  } finally {
    await database.close();
  }
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
