import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

/** Deletes the letters in the queue that name one of these, which are in lower case. */
export const deleteLettersNaming = async (db: Db, names: string[]): Promise<void> => {
  await db.execute(sql`
    delete from background.job where name like 'mail-%' and exists (
      select from jsonb_each_text(data) where lower(value) = any(${sql.param(names)}::text[]))`);
};
