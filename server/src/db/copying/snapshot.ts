import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { announceBackup } from "#db/backup-lock.ts";
import { openConnection, type DatabaseAddress } from "#db/connection/client.ts";
import { appliedMigrations } from "#db/migrate.ts";
import { countRows, listTables } from "./tables.ts";

/** Rows are handed out in parts of about this many bytes, so that memory holds one part only. */
const partBytes = 4 * 1024 * 1024;
const keysPerQuery = 1_000;

/** The database as it stands at one moment, whatever is written meanwhile. */
export interface Snapshot extends AsyncDisposable {
  /** The hashes of the migrations that made it, oldest first. */
  migrations: string[];
  /** Each after those that it refers to. */
  tables: string[];
  countRows(table: string): Promise<number>;
  /** The rows as COPY text, in parts that end where a row ends: each can be read by itself. */
  partsOf(table: string): AsyncIterable<Buffer>;
  /** The keys of all resumes. */
  fileKeys(): AsyncIterable<string>;
}

/** Opens a snapshot. Its tables, and the files of its resumes, stay as they are until it is disposed of. */
export const openSnapshot = async (connection: DatabaseAddress): Promise<Snapshot> => {
  const client = await openConnection(connection, "rolecall-backup");
  await announceBackup(client);
  await client.query("begin isolation level repeatable read read only");
  return {
    migrations: await appliedMigrations(client),
    tables: await listTables(client),
    countRows: (table) => countRows(client, table),
    partsOf: (table) =>
      inWholeRows(client.query(copyTo(`copy ${client.escapeIdentifier(table)} to stdout`))),
    fileKeys: () => fileKeys(client),
    [Symbol.asyncDispose]: () => client.end(),
  };
};

async function* inWholeRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    const joined = Buffer.concat(waiting);
    const end = joined.lastIndexOf("\n") + 1;
    yield joined.subarray(0, end);
    waiting = [joined.subarray(end)];
    bytes = joined.length - end;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

async function* fileKeys(client: pg.Client): AsyncGenerator<string> {
  let last = "00000000-0000-0000-0000-000000000000";
  while (true) {
    const { rows } = await client.query<{ id: string }>(
      "select id from uploads where registered_at is not null and id > $1 order by id limit $2",
      [last, keysPerQuery],
    );
    for (const { id } of rows) yield id;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
