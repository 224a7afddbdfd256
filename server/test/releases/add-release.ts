// Keeps a board of this release, for later ones to be tried on: `node server/test/releases/add-release.ts`.
// With `--migrations N NAME` as the first N migrations leave it.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openConnection } from "#db/connection/client.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded.ts";
import { migrate, migrateTo } from "#db/migrate.ts";
import { hashPassword } from "#features/auth/passwords.ts";
import { createLog } from "#log.ts";
import ownPackage from "#package.json" with { type: "json" };
import { readRelease, writeRelease } from "./release-text.ts";

/** The password of everybody on the board. */
const password = "Correct-horse-7";

const { values, positionals } = parseArgs({
  options: { migrations: { type: "string" } },
  allowPositionals: true,
});
const [name = ownPackage.version] = positionals;
const folder = await mkdtemp(join(tmpdir(), "rolecall-release-"));
const database = await startEmbeddedPostgres({
  dataDir: folder,
  log: createLog({ logLevel: "silent" }),
});
try {
  // With its functions and triggers, which write a part of the board.
  if (values.migrations === undefined) await migrate(database.connection);
  else await migrateTo(Number(values.migrations), database.connection);
  const client = await openConnection(database.connection, "rolecall-release");
  const board = await readFile(join(import.meta.dirname, "board.sql"), "utf8");
  const quoted = client.escapeLiteral(await hashPassword(password));
  await client.query(board.replaceAll(":'password'", quoted));
  const text = writeRelease(await readRelease(client));
  await client.end();
  const file = join(import.meta.dirname, `${name}.sql`);
  await writeFile(file, text, { flag: "wx" });
  console.log(`${file}: ${text.length} bytes`);
} finally {
  await database.stop();
  await rm(folder, { recursive: true });
}
