import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { everyRow } from "#test/database/every-row.ts";
import { countWaiting } from "#test/database/request-during.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const { db, as } = await startApp();

test("all rows are read once the sessions of all clients stand", async () => {
  const user = await buildUser(db);
  const pool = db;
  const { rows } = await db.transaction(async (db) => {
    await db.execute(sql`lock table sessions in share mode`);
    as(user);
    await soon(async () => expect(await countWaiting(pool)).toBe(1));
    const reading = everyRow(pool);
    // So often in a row that also what is between two statements would have gone on.
    for (let quiet = 0; quiet < 20; quiet += 1) if ((await countActive(pool)) > 0) quiet = 0;
    return { rows: reading };
  });
  const sessions = (await rows).filter(({ table }) => table === "sessions");
  expect(sessions).toMatchObject([{ row: expect.stringContaining(user.id) }]);
});

/** The number of statements that are at work for others, and wait for nobody. */
async function countActive(pool: typeof db) {
  const { rows } = await pool.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
      and wait_event_type is distinct from 'Lock'`);
  return rows[0]?.count ?? 0;
}
