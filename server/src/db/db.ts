import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgTransaction } from "drizzle-orm/pg-core";

/**
 * What queries run on: the pool, or a transaction on one of its connections.
 * Queries and services take it first; inside a transaction the callback's own
 * parameter is named `db` too, so that the outer one is out of reach.
 */
export type Db = NodePgDatabase | PgTransaction<NodePgQueryResultHKT>;
