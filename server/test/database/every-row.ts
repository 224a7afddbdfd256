// All rows of the database, for tests that a call changes nothing. Read once the sessions of all clients stand:
// one that is still being planted would be a change.
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { sessionsStand } from "#test/sessions/sessions-first.ts";

/** Filled from packages, and written by no call. */
const reference = ["places", "gazetteers"];

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !reference.includes(name));
}

/** The rows of all tables as one query: the table's name and the row as text. */
async function rowsOfAllTables(db: Db) {
  await sessionsStand();
  const selects = (await tablesOf(db)).map(
    (name) =>
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

/**
 * Like `fingerprintOf`, for who asks again and again: it reads the rows only if a statement has written since, also
 * one that was taken back.
 */
export async function watchFingerprint(db: Db): Promise<() => Promise<string | undefined>> {
  await db.execute(sql`create sequence writes`);
  // The first number is the one that a sequence shows before it is asked.
  await db.execute(sql`select nextval('writes')`);
  await db.execute(
    sql`create function count_write() returns trigger language plpgsql as $$ begin perform nextval('writes'); return null; end $$`,
  );
  for (const table of await tablesOf(db))
    await db.execute(
      sql`create trigger count_write after insert or update or delete on ${sql.identifier(table)} for each statement execute function count_write()`,
    );
  let seen: string | undefined;
  let fingerprint: string | undefined;
  return async () => {
    await sessionsStand();
    const { rows } = await db.execute<{ writes: string }>(
      sql`select last_value as writes from writes`,
    );
    if (rows[0]?.writes !== seen) fingerprint = await fingerprintOf(db);
    seen = rows[0]?.writes;
    return fingerprint;
  };
}
