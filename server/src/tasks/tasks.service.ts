import type { Db, Transaction } from "#db/db.ts";
import type { Task } from "./define-task.ts";
import { insertRow, notifyServers } from "./queue.queries.ts";

/**
 * Has a task done, once the transaction is kept. With data each row is done once; without, one row waits at
 * most, and does all that there is to do. `at`: not before then, and once for all who ask for the same moment.
 */
export const enqueue = async <Data>(
  db: Db,
  { name }: Pick<Task<Data>, "name" | "data">,
  data: NoInfer<Data>,
  { at }: { at?: Date } = {},
): Promise<void> => {
  if (!(await insertRow(db, { name, data, at }))) throw new Error(`There is no queue ${name}`);
};

/** Has what a task finds in its tables done at once, when the transaction is kept, instead of within half a minute. */
export const wake = (db: Transaction, { name }: Pick<Task, "name">): Promise<void> =>
  notifyServers(db, name);
