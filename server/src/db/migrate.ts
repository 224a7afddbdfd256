import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { applyComputed, type Computed, readComputed } from "./computed.ts";
import { openConnection, type DatabaseAddress } from "./connection/client.ts";
import { locks } from "./locks.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/**
 * The most seconds that a migration waits for a table that is in use, say by a backup. Since other
 * statements on that table wait behind the migration, it rather fails than blocks the instances
 * that serve.
 */
const tableWaitSeconds = 5;

interface Release {
  /** The folder of migrations. */
  folder?: string;
  /** The functions and triggers of the database. */
  computed?: Computed[];
}

/**
 * Brings the database to the newest schema, functions and triggers. All that is pending is one
 * transaction: a failed migration leaves the old state. Safe when several instances start at once.
 */
export const migrate = async (
  connection: DatabaseAddress,
  { folder = migrationsFolder, computed = readComputed() }: Release = {},
): Promise<void> => {
  const client = await openConnection(connection, "rolecall-migrate");
  try {
    await client.query("select pg_advisory_lock($1)", [locks.migration]);
    await client.query(`set lock_timeout = '${tableWaitSeconds}s'`);
    await client.query("begin");
    const isOfLaterRelease = await applyMigrations(client, folder);
    if (!isOfLaterRelease) await applyComputed(client, computed);
    await client.query("commit");
  } finally {
    await client.end();
  }
};

/**
 * Does the work of Drizzle's migrator, whose transaction nothing else can join. Returns whether a
 * later release has added migrations that this one does not know.
 */
const applyMigrations = async (client: pg.Client, folder: string): Promise<boolean> => {
  await client.query("create schema if not exists drizzle");
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`);
  const { rows } = await client.query<{ latest: string | null }>(
    "select max(created_at) as latest from drizzle.__drizzle_migrations",
  );
  const latest = Number(rows[0]?.latest ?? 0);
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  for (const { sql, hash, folderMillis } of migrations.filter(
    (each) => each.folderMillis > latest,
  )) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
      [hash, folderMillis],
    );
  }
  return latest > (migrations.at(-1)?.folderMillis ?? 0);
};

/** Migrates an empty database by the first `count` migrations only. */
export const migrateTo = async (count: number, connection: DatabaseAddress): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journalFile = join(folder, "meta", "_journal.json");
    const journal = JSON.parse(await readFile(journalFile, "utf8")) as { entries: unknown[] };
    journal.entries.length = count;
    writeFileSync(journalFile, JSON.stringify(journal));
    await migrate(connection, { folder, computed: [] });
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
