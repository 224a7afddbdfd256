import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/**
 * The pool, or a transaction on one of its connections. It is the first parameter of queries and
 * services. Inside a transaction the callback's parameter is named `db` too, so that the outer one
 * is out of reach.
 */
export type Db = NodePgDatabase | Transaction;

/** A transaction, for what is kept together with the rest or not at all: a letter with what it tells. */
export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
