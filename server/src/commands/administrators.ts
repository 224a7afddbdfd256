import { inspect } from "node:util";
import { readConfig } from "#config.ts";
import { openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/migrate.ts";
import { markAdministrator } from "#features/auth/administrators/administrators.service.ts";
import { listAdministrators } from "#features/auth/supervision/supervision.queries.ts";
import { createLog } from "#log.ts";
import { StartError } from "#start-error.ts";
import { findDatabase } from "./find-database.ts";
import { rebuildReader } from "./rebuild-reader.ts";

const usage =
  "Say what to do: npm run admin -- add USERNAME, remove USERNAME, list, or rebuild READER";

/**
 * `add USERNAME`, `remove USERNAME` and `list`: who the site's administrators are; `rebuild READER`: what is made from
 * events, made again. In the database that the server's own variables name, whether the server runs or not.
 */
const run = async ([task, username, ...more]: string[]): Promise<string> => {
  const isList = task === "list" && username === undefined;
  const isAboutOne =
    (task === "add" || task === "remove" || task === "rebuild") && username !== undefined;
  if (more.length > 0 || (!isList && !isAboutOne)) throw new StartError(usage);
  const config = readConfig(process.env);
  await using life = new AsyncDisposableStack();
  const connection = await findDatabase(config, {
    log: createLog({ ...config, logLevel: "warn" }),
    life,
  });
  await migrate(connection);
  const database = openDatabase(connection, () => {});
  life.defer(() => database.close());
  const { db } = database;
  if (username === undefined)
    return (await listAdministrators(db)).map((name) => `${name}\n`).join("");
  if (task === "rebuild") return await rebuildReader(db, username);
  if (!(await markAdministrator(db, { username, isMarked: task === "add" })))
    throw new StartError(`No user is called ${username}`);
  return task === "add"
    ? `${username} is an administrator.\n`
    : `${username} is no administrator.\n`;
};

try {
  process.umask(0o077);
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
