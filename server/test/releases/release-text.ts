// A board as a release left it, as text that can be read and compared: the migrations that made its
// tables, and their rows as PostgreSQL's COPY writes them.
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { listTables } from "#db/copying/tables.ts";
import { appliedMigrations } from "#db/migrate.ts";

export interface Release {
  /** The hashes of the migrations, oldest first. */
  migrations: string[];
  /** In an order in which rows find what they refer to. */
  tables: { name: string; columns: string[]; rows: string }[];
}

/** The rows of a table by some of its columns, in COPY text, sorted. */
export const rowsOf = async (
  client: pg.Client,
  table: string,
  columns: string[],
): Promise<string> => {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const select = `select ${list} from ${client.escapeIdentifier(table)} t order by t::text`;
  return text(client.query(copyTo(`copy (${select}) to stdout`)));
};

/** The stored columns, without generated ones. */
const columnsOf = async (client: pg.Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
    [`public.${table}`],
  );
  return rows.map(({ name }) => name);
};

export const readRelease = async (client: pg.Client): Promise<Release> => {
  const tables: Release["tables"] = [];
  for (const name of await listTables(client)) {
    const columns = await columnsOf(client, name);
    const rows = await rowsOf(client, name, columns);
    if (rows !== "") tables.push({ name, columns, rows });
  }
  return { migrations: await appliedMigrations(client), tables };
};

export const writeRelease = ({ migrations, tables }: Release): string =>
  [
    ...migrations.map((hash) => `-- ${hash}\n`),
    ...tables.map(
      ({ name, columns, rows }) =>
        `\nCOPY ${name} (${columns.join(", ")}) FROM stdin;\n${rows}\\.\n`,
    ),
  ].join("");

export const parseRelease = (content: string): Release => ({
  migrations: content.match(/(?<=^-- )[0-9a-f]{64}$/gm) ?? [],
  tables: [...content.matchAll(/^COPY (\w+) \((.*)\) FROM stdin;\n([^]*?)^\\\.$/gm)].map(
    ([, name = "", columns = "", rows = ""]) => ({ name, columns: columns.split(", "), rows }),
  ),
});

/** Fills empty tables with the release's rows, those of its triggers included. */
export const fillWith = async (client: pg.Client, { tables }: Release): Promise<void> => {
  const all = tables.map(({ name }) => name);
  await client.query("begin");
  for (const table of all) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${all.join(", ")} cascade`);
  for (const { name, columns, rows } of tables) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
    await pipeline(
      Readable.from([rows]),
      client.query(copyFrom(`copy ${name} (${list}) from stdin`)),
    );
  }
  for (const table of all) await client.query(`alter table ${table} enable trigger user`);
  await client.query("commit");
};
