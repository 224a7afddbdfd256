import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** How to reach a database. */
export type DatabaseAddress = pg.PoolConfig;

/** How many connections work, wait for work, and are waited for. */
export interface PoolUse {
  busy: number;
  idle: number;
  awaited: number;
}

export interface DatabaseClient {
  db: NodePgDatabase;
  use(): PoolUse;
  close(): Promise<void>;
}

/** A statement that runs longer is cut off, so that one slow search cannot hold the pool. */
const statementTimeoutMs = 10_000;

/** Opens a pool of connections. `onError` hears of idle connections that the server dropped. */
export const openDatabase = (
  connection: DatabaseAddress,
  onError: (error: Error) => void,
): DatabaseClient => {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 2_500,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "rolecall",
    ...connection,
  });
  pool.on("error", onError);
  return {
    db: drizzle(pool, { casing: "snake_case" }),
    use: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
};

/**
 * Opens one connection apart from the pool, for work that begins and ends with it. Statements tell
 * of its loss; the connection itself must not, or the whole process would end at once.
 */
export const openConnection = async (
  connection: DatabaseAddress,
  name: string,
): Promise<pg.Client> => {
  const client = new pg.Client({ application_name: name, ...connection });
  client.on("error", () => {});
  await client.connect();
  return client;
};
