import pg from "pg";

/** The error of a query that the server answers with this SQLSTATE. */
export function databaseError(code: string): Error {
  const error = new pg.DatabaseError("select secret from users", 0, "error");
  return new Error("Failed query: select secret", { cause: Object.assign(error, { code }) });
}
