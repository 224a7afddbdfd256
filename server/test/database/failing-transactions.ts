import type { Db } from "#db/db.ts";

/** A database on which every transaction fails with this error. */
export const failingTransactions = (db: Db, error: Error): Db =>
  new Proxy(db, {
    get: (target, name) =>
      name === "transaction"
        ? () => Promise.reject(error)
        : (Reflect.get(target, name, target) as unknown),
  });
