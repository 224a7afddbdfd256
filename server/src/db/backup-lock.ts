import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Db } from "./db.ts";
import { locks } from "./locks.ts";

/** Marks a backup as under way until the connection ends. Waits for deletions that have begun. */
export const announceBackup = async (client: pg.Client): Promise<void> => {
  await client.query("select pg_advisory_lock_shared($1)", [locks.backup]);
};

/** Keeps backups waiting until the transaction of `db` ends. Reports false where one is under way. */
export const holdOffBackups = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ alone: boolean }>(
    sql`select pg_try_advisory_xact_lock(${locks.backup}) as alone`,
  );
  return rows[0]?.alone === true;
};
