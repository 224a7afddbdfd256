import { databaseErrorOf } from "#db/constraint-errors.ts";
import { runOn, type TestServer } from "./template-database.ts";

const notAllowed = "42501";

/** Drops a database, and ends what is still connected to it. */
export async function dropDatabase(server: TestServer, name: string): Promise<void> {
  await runOn(server, `drop database ${name} with (force)`).catch((error: unknown) => {
    if (databaseErrorOf(error)?.code !== notAllowed) throw error;
    // PostgreSQL is tidying it up, which only PostgreSQL may interrupt: without force it does.
    return runOn(server, `drop database ${name}`);
  });
}
