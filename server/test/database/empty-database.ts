import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { openDiskStore } from "#files/disk-store.ts";
import { dropDatabase } from "./drop-database.ts";
import { runOn, type TestServer } from "./template-database.ts";

/** A database without a table, as a new machine has it, and an empty store below `folder`. */
export async function emptyDatabase(folder: string) {
  const server = inject("testServer");
  const name = `rolecall_empty_${crypto.randomUUID().replaceAll("-", "")}`;
  await runOn(server, `create database ${name}`);
  return {
    connection: { ...server, database: name },
    files: await openDiskStore(join(folder, name), "http://127.0.0.1:3000"),
    [Symbol.asyncDispose]: () => dropDatabase(server, name),
  };
}

/** Every row of every table of the product, as text. */
export async function contentOf(connection: TestServer): Promise<Record<string, string[]>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const content: Record<string, string[]> = {};
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${client.escapeIdentifier(name)} t order by 1`,
      );
      content[name] = rows.map(({ row }) => row);
    }
    return content;
  } finally {
    await client.end();
  }
}
