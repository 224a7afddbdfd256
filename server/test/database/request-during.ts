import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#db/db.ts";
import { withSessions } from "#test/sessions/sessions-first.ts";
import { soon } from "#test/soon.ts";

/**
 * Makes a change in a transaction that ends only when the request, or as many of them as are said,
 * wait for it. Resolves to the answer. Who makes the request has signed in before: `as()` stands outside.
 */
export async function requestDuring<Answer>(
  db: Db,
  change: (db: Db) => Promise<unknown>,
  request: () => Promise<Answer>,
  waiting = 1,
): Promise<Answer> {
  const pool = db;
  return withSessions(async () => {
    const { answer } = await db.transaction(async (db) => {
      await change(db);
      const pending = request();
      await soon(async () => expect(await countWaiting(pool)).toBe(waiting));
      return { answer: pending };
    });
    return answer;
  });
}

/** The number of statements that wait for others to end. */
export async function countWaiting(db: Db) {
  const { rowCount } = await db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rowCount;
}
