import { openDatabase } from "@rolecall/server/src/db/connection/client.ts";
import { runningPostgres } from "@rolecall/server/src/db/embedded/embedded.ts";
import { sql, type SQL } from "drizzle-orm";

/** Changes the database of a running server, for what only time would bring about. */
async function changeDatabase(dataDir: string, statement: SQL): Promise<void> {
  const database = openDatabase(runningPostgres(dataDir), () => {});
  try {
    await database.db.execute(statement);
  } finally {
    await database.close();
  }
}

/** Lets the days pass until the account of somebody who is leaving is erased. */
export const letDaysPass = (dataDir: string, userId: string): Promise<void> =>
  changeDatabase(dataDir, sql`update users set erase_at = now() where id = ${userId}`);
