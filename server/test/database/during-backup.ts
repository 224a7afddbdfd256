import pg from "pg";
import { announceBackup } from "#db/backup-lock.ts";
import type { TestServer } from "./template-database.ts";

/** Does something while a backup of the database is under way. */
export async function duringBackup<Result>(
  connection: TestServer,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await announceBackup(client);
    return await work();
  } finally {
    await client.end();
  }
}
