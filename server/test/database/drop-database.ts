import { databaseErrorOf } from "#db/constraint-errors.ts";
import { runOn, type TestServer } from "./template-database.ts";

const notAllowed = "42501";
const inUse = "55006";
const mostTries = 5;

/** Drops a database, and ends what is still connected to it. */
export async function dropDatabase(server: TestServer, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // With force it ends our own connections, but not PostgreSQL's tidying up; without force the other way round.
    const force = attempt % 2 === 1 ? " with (force)" : "";
    try {
      return await runOn(server, `drop database ${name}${force}`);
    } catch (error) {
      const code = databaseErrorOf(error)?.code;
      if (attempt === mostTries || (code !== notAllowed && code !== inUse)) throw error;
    }
  }
}
