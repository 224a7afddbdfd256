import { openDatabase } from "@rolecall/server/src/db/connection/client.ts";
import type { Db } from "@rolecall/server/src/db/db.ts";
import { runningPostgres } from "@rolecall/server/src/db/embedded/embedded.ts";
import { wake } from "@rolecall/server/src/tasks/tasks.service.ts";
import { letWaitingPass } from "@rolecall/server/test/database/let-waiting-pass.ts";
import { sql } from "drizzle-orm";

/** Changes the database of a running server, for what only time would bring about. */
async function changeDatabase(
  dataDir: string,
  change: (db: Db) => Promise<unknown>,
): Promise<void> {
  const database = openDatabase(runningPostgres(dataDir), () => {});
  try {
    await change(database.db);
  } finally {
    await database.close();
  }
}

/** Lets the days pass until the account of somebody who is leaving is erased. */
export const letDaysPass = (dataDir: string, userId: string): Promise<void> =>
  changeDatabase(dataDir, (db) =>
    db.execute(sql`update users set erase_at = now() where id = ${userId}`),
  );

/** Lets the half minute pass in which decisions can be undone; then their letters go. */
export const letHalfMinutePass = (dataDir: string): Promise<void> =>
  changeDatabase(dataDir, async (db) => {
    await letWaitingPass(db);
    await db.transaction((db) => wake(db, { name: "deliver-letters" }));
  });
