// All rows of the database, for tests that a call changes nothing.
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

/** Filled from packages, and written by no call. */
const reference = ["places", "gazetteers"];

/** The rows of all tables as one query: the table's name and the row as text. */
async function rowsOfAllTables(db: Db) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const tables = rows.filter(({ name }) => !reference.includes(name));
  const selects = tables.map(
    ({ name }) =>
      sql`select ${name}::text as "table", to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
  );
  return sql.join(selects, sql` union all `);
}

/** Every row of every table, as text. */
export async function everyRow(db: Db): Promise<{ table: string; row: string }[]> {
  const { rows } = await db.execute<{ table: string; row: string }>(await rowsOfAllTables(db));
  return rows;
}

/** One hash of all that the database holds: the same as long as nothing in it changes. */
export async function fingerprintOf(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select md5(string_agg(md5("table" || row), '' order by md5("table" || row))) as hash from (${await rowsOfAllTables(db)}) r`,
  );
  return rows[0]?.hash;
}
