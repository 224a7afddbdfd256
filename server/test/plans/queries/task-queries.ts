// What the pulse asks of the tasks twice a minute, for `list-queries.ts`.
import { sql } from "drizzle-orm";
import { everyTask } from "#background/every-task.ts";
import { readConfig } from "#config.ts";
import type { Db } from "#db/db.ts";

const config = readConfig({ RETENTION_MONTHS: "12" });

export const taskQueries = Object.fromEntries(
  everyTask.flatMap(({ name, due }) =>
    due
      ? [
          [
            `whether ${name} is due`,
            ({ db }: { db: Db }) => db.execute(sql`select ${due(db, config)} as is_due`),
          ],
        ]
      : [],
  ),
);
