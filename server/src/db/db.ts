import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgTransaction } from "drizzle-orm/pg-core";

/**
 * The pool, or a transaction on one of its connections. It is the first parameter of queries and
 * services. Inside a transaction the callback's parameter is named `db` too, so that the outer one
 * is out of reach.
 */
export type Db = NodePgDatabase | PgTransaction<NodePgQueryResultHKT>;
