import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

export interface BackgroundJob {
  name: string;
  state: string;
  data: unknown;
}

/** The jobs of one queue, oldest first. */
export async function backgroundJobs(db: Db, name: string): Promise<BackgroundJob[]> {
  const { rows } = await db.execute(
    sql`select name, state, data from background.job where name = ${name} order by created_on`,
  );
  return rows as unknown as BackgroundJob[];
}

/** The jobs with a schedule, and their cron expressions. */
export async function backgroundSchedules(db: Db): Promise<{ name: string; cron: string }[]> {
  const { rows } = await db.execute(sql`select name, cron from background.schedule order by name`);
  return rows as { name: string; cron: string }[];
}

/** Ends the pause before the next retry. */
export async function makeRetriesDue(db: Db): Promise<void> {
  await db.execute(sql`update background.job set start_after = now() where state = 'retry'`);
}
