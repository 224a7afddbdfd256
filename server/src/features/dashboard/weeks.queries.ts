import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobWeeks } from "#db/schema/counts/job-weeks.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { asCounted, isCounted, weekCounts, weekOf } from "./week-counts.sql.ts";

/** Adds what these events count for. The rows are written in one order. */
export const addToWeeks = async (db: Db, positions: number[]): Promise<void> => {
  await db.execute(sql`
    insert into ${jobWeeks} as kept (job_id, week, applications, interviews, hires)
    select event.job_id, ${weekOf(sql`event.at`)} as week, ${weekCounts}
    from ${asCounted(applicationEvents)} as event join jobs on jobs.id = event.job_id
    where event.position = any(${sql.param(positions)}::bigint[]) and ${isCounted}
    group by event.job_id, week
    order by event.job_id, week
    on conflict (job_id, week) do update set
      applications = kept.applications + excluded.applications,
      interviews = kept.interviews + excluded.interviews,
      hires = kept.hires + excluded.hires`);
};

export const emptyWeeks = async (db: Db): Promise<void> => {
  await db.delete(jobWeeks);
};
