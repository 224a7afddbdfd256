import { sql } from "drizzle-orm";
import { type Db as QueueDatabase, fromDrizzle } from "pg-boss";
import type { Transaction } from "#db/db.ts";

/** Makes the statements of the queue part of a transaction. */
export const statementsWithin = (db: Transaction): QueueDatabase => fromDrizzle(db, sql);
