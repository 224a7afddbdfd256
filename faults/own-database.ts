import { runningPostgres } from "@rolecall/server/src/db/embedded/embedded.ts";
import pg from "pg";

/** A way to look into the embedded database of a running product, as its own role unless another is named. */
export const openOwnDatabase = (
  dataDir: string,
  user?: "postgres",
): AsyncDisposable & { pool: pg.Pool } => {
  const pool = new pg.Pool({ ...runningPostgres(dataDir), ...(user && { user }), max: 2 });
  // The test ends the database on purpose; errors of idle connections do not matter.
  pool.on("error", () => {});
  return { pool, [Symbol.asyncDispose]: () => pool.end() };
};
