import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

/** Adds that an application was hired, which its candidate may know of after this time, such as `30 seconds`. */
export const addLateHiring = async (
  db: Db,
  { id: applicationId, jobId }: { id: string; jobId: string },
  wait: string,
): Promise<string> => {
  const id = randomUUID();
  await db.execute(sql`
    insert into application_events (id, application_id, job_id, type, side, data, visible_from)
    values (${id}, ${applicationId}, ${jobId}, 'status', 'employer',
      '{"from": "pending", "to": "hired"}', now() + ${wait}::interval)`);
  return id;
};

/** Takes an event back of which nobody else knows yet. */
export const takeEventBack = (db: Db, id: string) =>
  db.execute(sql`update application_events set visible_from = null where id = ${id}`);

/** Lets the time pass until all notices are shown that wait. */
export const showNotices = (db: Db) =>
  db.execute(sql`update notices set visible_from = now() where visible_from > now()`);

/** Lets a reader read everything once more, or begin anew. */
export const readAgain = (db: Db, name: string) =>
  db.execute(sql`update event_readers set position = 0 where name = ${name}`);
export const forgetReader = (db: Db, name: string) =>
  db.execute(sql`delete from event_readers where name = ${name}`);

/** What the letters of an application's changes were for. */
export const letterKindsOf = async (db: Db, applicationId: string) => {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select data->>'letterKind' as kind from application_events
    where application_id = ${applicationId} and data ? 'letterKind' order by position`);
  return rows.map(({ kind }) => kind);
};
