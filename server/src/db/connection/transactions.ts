import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

const settings = { casing: "snake_case" } as const;

/** Drizzle on one connection that somebody holds. */
export const drizzleOnOne = (client: pg.Client): NodePgDatabase => drizzle(client, settings);

const ignore = () => {};

/**
 * Drizzle on a pool, but for the connections of transactions. Drizzle would keep one that is lost at
 * BEGIN for good, wait for ROLLBACK behind a statement that hangs, and hand such a connection to the
 * next caller.
 */
export const drizzleOn = (pool: pg.Pool): NodePgDatabase => {
  // An 'error' event without a listener ends the process. The next statement reports the loss
  // anyway.
  pool.on("connect", (client) => client.on("error", ignore));
  const db = drizzle(pool, settings);
  db.transaction = async (work, config) => {
    const connection = await holdConnection(pool);
    try {
      return await drizzle(connection.client, settings).transaction(work, config);
    } catch (error) {
      // The loss, and not the failed ROLLBACK after it, says what happened.
      throw connection.loss() ?? error;
    } finally {
      connection.release();
    }
  };
  return db;
};

/**
 * A connection that ends, and leaves its place to another, as soon as a statement is not answered.
 * Statements that are asked for at once run one after another: pg takes no second one meanwhile.
 */
const holdConnection = async (pool: pg.Pool) => {
  const client = await pool.connect();
  let loss: Error | null = null;
  let before: Promise<unknown> = Promise.resolve();
  const answer = async (statement: pg.QueryConfig, values: unknown[]) => {
    try {
      return await client.query(statement, values);
    } catch (error) {
      if (!loss && error instanceof Error && !(error instanceof pg.DatabaseError)) {
        loss = error;
        client.release(true);
      }
      throw error;
    }
  };
  const query = (statement: pg.QueryConfig, values: unknown[]) => {
    const answered = before.then(() => answer(statement, values));
    before = answered.catch(ignore);
    return answered;
  };
  return {
    client: Object.create(client, { query: { value: query } }) as pg.PoolClient,
    loss: () => loss,
    release: () => {
      if (!loss) client.release(client.getTransactionStatus() !== "I");
    },
  };
};
