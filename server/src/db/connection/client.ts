import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { FairPool } from "./fair-pool.ts";
import { drizzleOn } from "./transactions.ts";

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

/** What a pool of connections is for. */
export interface PoolLimits {
  /** How many connections at most, of all parties together and of one; the server itself has one more. */
  max: number;
  maxOfParty: number;
  /**
   * A statement that runs longer, in milliseconds, is cut off, so that one slow search cannot hold
   * the pool. Where the database does not even do that, it is given up on a second later.
   */
  statementMs: number;
}

/** Of requests: with the wait for a connection, one that hangs is given up on within ten seconds. */
const ofRequests: PoolLimits = { max: 10, maxOfParty: 8, statementMs: 6_000 };
/** Of a server whose limits are off: a load test comes from one address. */
export const withoutShares: PoolLimits = { ...ofRequests, maxOfParty: ofRequests.max };
/** The statement time-out of background jobs, which read whole tables. */
export const ofBackground: PoolLimits = { max: 2, maxOfParty: 2, statementMs: 60_000 };

/**
 * Opens a pool of connections. `onError` hears of idle connections that the server dropped, until the
 * pool is closed: what is then on its way out may hear that the database goes, too.
 */
export const openDatabase = (
  connection: DatabaseAddress,
  onError: (error: Error) => void,
  { max, maxOfParty, statementMs }: PoolLimits = ofRequests,
): DatabaseClient => {
  const pool = new FairPool({
    max,
    maxOfParty,
    connectionTimeoutMillis: 2_500,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    query_timeout: statementMs + 1_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "rolecall",
    ...connection,
  });
  pool.on("error", (error) => {
    if (!pool.ending) onError(error);
  });
  return {
    db: drizzleOn(pool),
    use: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.awaited,
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
