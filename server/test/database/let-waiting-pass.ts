import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

/** Lets the half minute pass in which candidates are told nothing of a change, and in which it may be undone. */
export const letWaitingPass = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    // The database lets nobody else rewrite when something may be known.
    const guard = sql.raw("trigger application_events_taken_back");
    await db.execute(sql`alter table application_events disable ${guard}`);
    await db.execute(sql`
      update application_events set visible_from = now()
      where visible_from > now() and visible_from <= now() + interval '30 seconds'`);
    await db.execute(sql`alter table application_events enable ${guard}`);
    await db.execute(sql`update waiting_changes set until = now() where until > now()`);
    await db.execute(sql`update undos set at = at - interval '30 seconds'`);
    await db.execute(sql`update outbox set visible_from = now() where visible_from > now()`);
  });
