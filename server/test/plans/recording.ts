// Records the statements that the product sends to the database.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";

export interface Statement {
  text: string;
  values: unknown[];
}

/** A handle on the database that keeps what goes through it. */
export const openRecording = (connection: pg.ClientConfig) => {
  const pool = new pg.Pool(connection);
  // The last connections may still be closing when the database is dropped.
  pool.on("error", () => {});
  let statements: Statement[] = [];
  const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
  return {
    db: drizzle(pool, { casing: "snake_case", logger: { logQuery } }),
    /** The statements of the work, each once for the same values. */
    during: async (work: () => Promise<unknown>): Promise<Statement[]> => {
      statements = [];
      await work();
      const different = new Map(statements.map((sent) => [JSON.stringify(sent), sent]));
      return [...different.values()];
    },
    [Symbol.asyncDispose]: () => pool.end(),
  };
};
