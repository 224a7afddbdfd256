import { inject } from "vitest";
import { openDatabase, type DatabaseClient } from "#db/connection/client.ts";
import { bePatient } from "#test/patient-limits.ts";
import { dropDatabase } from "./drop-database.ts";
import { runOn, type TestServer } from "./template-database.ts";

bePatient();

interface ClonedDatabase extends Omit<DatabaseClient, "use"> {
  /** For those who open connections of their own. */
  connection: TestServer;
}

/** A migrated, empty database of one's own. `close` drops it. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const server = inject("testServer");
  const name = `rolecall_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await runOn(
    server,
    `create database ${name} template ${inject("templateDatabase")} strategy file_copy`,
  );
  const connection = { ...server, database: name };
  let dropping = false;
  const client = openDatabase(connection, (error) => {
    // The pool's last connections may still be on their way out.
    if (!dropping) throw error;
  });
  return {
    connection,
    db: client.db,
    close: async () => {
      dropping = true;
      await client.close();
      await dropDatabase(server, name);
    },
  };
}
