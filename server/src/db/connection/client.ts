import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { FairPool } from "./fair-pool.ts";
import { drizzleOn } from "./transactions.ts";

/** The address of a database, with user and password. */
export type DatabaseAddress = pg.PoolConfig;

/** The numbers of connections that work, of idle connections, and of statements that wait for one. */
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

/** The limits of a pool of connections. */
export interface PoolLimits {
  /** The most connections of all parties together and of one party; the server itself has one more. */
  max: number;
  maxOfParty: number;
  /** The most time, in milliseconds, that a statement waits for a connection. */
  connectMs: number;
  /**
   * A statement that runs longer, in milliseconds, is cancelled, so that one slow search cannot
   * hold the pool. If the database does not even answer that, the connection is closed a second
   * later.
   */
  statementMs: number;
}

/**
 * The limits of requests: with the wait for a connection, a hanging statement is given up on within
 * ten seconds.
 */
export const ofRequests: PoolLimits = {
  max: 10,
  maxOfParty: 8,
  connectMs: 2_500,
  statementMs: 6_000,
};
/** The limits if rate limits are off: a load test comes from one address. */
export const withoutPartyLimit: PoolLimits = { ...ofRequests, maxOfParty: ofRequests.max };
/** The statement time-out of background jobs, which read whole tables. */
export const ofBackground: PoolLimits = {
  max: 2,
  maxOfParty: 2,
  connectMs: 2_500,
  statementMs: 60_000,
};

/** Readers of events take turns. */
export const ofReaders: PoolLimits = { ...ofBackground, max: 1, maxOfParty: 1 };

/**
 * Opens a pool of connections. `onError` receives errors of idle connections that the server
 * dropped, until the pool is closed; errors while it closes are ignored.
 */
export const openDatabase = (
  connection: DatabaseAddress,
  onError: (error: Error) => void,
  { max, maxOfParty, connectMs, statementMs }: PoolLimits = ofRequests,
): DatabaseClient => {
  const pool = new FairPool({
    max,
    maxOfParty,
    connectionTimeoutMillis: connectMs,
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
