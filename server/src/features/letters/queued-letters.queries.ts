import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

/** Whether there is a queue of the release before, 0.2.0, which kept its letters in pg-boss. */
const hasQueue = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ is_there: boolean }>(
    sql`select to_regclass('background.job') is not null as is_there`,
  );
  return rows[0]?.is_there ?? false;
};

/** Deletes the letters in the queue that name one of these, which are in lower case. */
export const deleteQueuedNaming = async (db: Db, names: string[]): Promise<void> => {
  if (await hasQueue(db))
    await db.execute(sql`
      delete from background.job where name like 'mail-%' and exists (
        select from jsonb_each_text(data) where lower(value) = any(${sql.param(names)}::text[]))`);
};

/** Takes the letters out of the queue that nobody is delivering. */
export const takeQueued = async (
  db: Db,
): Promise<{ name: string; data: Record<string, unknown> }[]> => {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<{ name: string; data: Record<string, unknown> }>(sql`
    with taken as (
      select id from background.job where name like 'mail-%' and state < 'active' for update skip locked
    )
    delete from background.job where name like 'mail-%' and id in (select id from taken)
    returning name, data`);
  return rows;
};
