import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { openConnection, type DatabaseAddress } from "#db/connection/client.ts";
import { migrate, migrateTo } from "#db/migrate.ts";
import { countRows, listTables } from "./tables.ts";

/** A database that is filled from a backup: with everything, or not at all. */
export interface EmptyDatabase extends AsyncDisposable {
  /** Whether the database has no tables. */
  isEmpty(): Promise<boolean>;
  /** Makes the tables that the first `migrations` of this release make, ready to be filled. */
  prepare(migrations: number, tables: string[]): Promise<void>;
  /** Adds rows in COPY text. */
  fill(table: string, rows: Readable): Promise<void>;
  countRows(table: string): Promise<number>;
  /** Keeps what was filled in, and brings it to this release's schema. */
  finish(tables: string[]): Promise<void>;
  /** Takes everything back. */
  clear(): Promise<void>;
}

/** Lets the numbers that the database gives to new rows go on behind those that were filled in. */
const continueNumbers = async (client: pg.Client, table: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = to_regclass($1) and attidentity <> '' and not attisdropped`,
    [client.escapeIdentifier(table)],
  );
  for (const { name } of rows) {
    const column = client.escapeIdentifier(name);
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${column})) from ${client.escapeIdentifier(table)}`,
      [client.escapeIdentifier(table), name],
    );
  }
};

export const openEmptyDatabase = async (connection: DatabaseAddress): Promise<EmptyDatabase> => {
  const client = await openConnection(connection, "rolecall-restore");
  const quoted = (table: string) => client.escapeIdentifier(table);
  const switchTriggers = async (tables: string[], state: "enable" | "disable") => {
    for (const table of tables)
      await client.query(`alter table ${quoted(table)} ${state} trigger user`);
  };
  return {
    isEmpty: async () => (await listTables(client)).length === 0,
    prepare: async (migrations, tables) => {
      await migrateTo(migrations, connection);
      await client.query("begin");
      // The rows that triggers wrote are in the backup like all others.
      await switchTriggers(tables, "disable");
      await client.query(`truncate ${tables.map(quoted).join(", ")}`);
    },
    fill: (table, rows) =>
      pipeline(rows, client.query(copyFrom(`copy ${quoted(table)} from stdin`))),
    countRows: (table) => countRows(client, table),
    finish: async (tables) => {
      for (const table of tables) await continueNumbers(client, table);
      await switchTriggers(tables, "enable");
      await client.query("commit");
      await migrate(connection);
      await client.query("analyze");
    },
    clear: async () => {
      await client.query("rollback");
      await client.query(
        "drop schema if exists drizzle cascade; drop schema public cascade; create schema public",
      );
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
};
