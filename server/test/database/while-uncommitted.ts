import type { Db } from "#db/db.ts";
import { withSessions } from "#test/sessions/sessions-first.ts";

/** Does something while a change is made but not yet committed. */
export const whileUncommitted = (
  db: Db,
  change: (db: Db) => Promise<unknown>,
  meanwhile: () => Promise<void>,
): Promise<void> =>
  withSessions(() =>
    db.transaction(async (db) => {
      await change(db);
      await meanwhile();
    }),
  );
