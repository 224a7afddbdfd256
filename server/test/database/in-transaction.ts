import type { Db, Transaction } from "#db/db.ts";

/** Does in a transaction what a service would: queue letters, above all. */
export const inTransaction = <Result>(
  db: Db,
  work: (db: Transaction) => Promise<Result>,
): Promise<Result> => db.transaction(work);
