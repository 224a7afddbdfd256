import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { openConnection, type DatabaseAddress } from "./client.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any fixed number: instances that start together queue up behind it. */
export const migrationLock = 7_205_759_403;

/**
 * How long a migration waits for a table that somebody else is using, such as a backup. Whoever asks
 * for that table meanwhile waits behind it, so it rather fails than holds up the instances that serve.
 */
const tableWaitSeconds = 5;

/**
 * Brings the database to the newest schema. All pending migrations are one
 * transaction: a failed one leaves the old state. Safe when several instances
 * start at once.
 */
export const migrate = async (connection: DatabaseAddress, folder = migrationsFolder) => {
  const client = await openConnection(connection, "rolecall-migrate");
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query(`set lock_timeout = '${tableWaitSeconds}s'`);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
};

/** Brings an empty database to the schema that the first `count` migrations make. */
export const migrateTo = async (count: number, connection: DatabaseAddress): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journalFile = join(folder, "meta", "_journal.json");
    const journal = JSON.parse(await readFile(journalFile, "utf8")) as { entries: unknown[] };
    journal.entries.length = count;
    writeFileSync(journalFile, JSON.stringify(journal));
    await migrate(connection, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The hashes of the migrations of this release, oldest first. */
export const knownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** The hashes of those that made this database. */
export const appliedMigrations = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  return rows.map(({ hash }) => hash);
};
