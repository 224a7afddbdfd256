import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

export interface BackgroundJob {
  name: string;
  state: string;
  data: unknown;
  startAfter: Date;
}

/** The jobs of one queue, oldest first. */
export async function backgroundJobs(db: Db, name: string): Promise<BackgroundJob[]> {
  const { rows } = await db.execute<{ name: string; state: string; data: unknown; at: string }>(
    sql`select name, state, data, start_after as at from background.job where name = ${name} order by created_on`,
  );
  return rows.map(({ at, ...job }) => ({ ...job, startAfter: new Date(at) }));
}

/** Cuts the connections by which servers hear of work. Resolves to how many there were. */
export async function cutPulses(db: Db): Promise<number> {
  const { rows } = await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rolecall-pulse' and datname = current_database()`);
  return rows.length;
}
