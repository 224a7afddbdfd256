import { readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { cleanUpUploads } from "@rolecall/server/src/features/resumes/upload/abandoned-uploads.service.ts";
import { openDiskStore } from "@rolecall/server/src/files/disk-store.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

/** Rows that are written together and must be there together; each statement finds incomplete ones. */
const halves = {
  "jobs whose count is not that of their applications": `
    select id from jobs where applicant_count <>
      (select count(*) from applications where job_id = jobs.id)`,
  "applications whose history does not end at their status": `
    select id from applications where status is distinct from
      (select coalesce(data->>'to', 'pending') from application_events
        where application_id = applications.id and type in ('sent', 'status')
        order by position desc limit 1)`,
  "applications whose history does not begin with their arrival": `
    select id from applications where 1 <>
      (select count(*) from application_events
        where application_id = applications.id and type = 'sent' and not data ? 'from')`,
  "steps of a history that do not follow the one before": `
    select id from (select id, data->>'from' as "from", lag(coalesce(data->>'to', 'pending'))
      over (partition by application_id order by position) as before
      from application_events where type in ('sent', 'status')) as steps
    where "from" is distinct from before`,
  "applications hired at no time, or not hired at some": `
    select id from applications where (status = 'hired') <> (hired_at is not null)`,
  "active jobs that nobody finds": `
    select id from jobs where is_active <> exists (select from job_search where job_id = jobs.id)`,
  "jobs that nobody is known to have named so": `
    select id from jobs where title is distinct from
      (select changes ->> 'title' from audit_entries where subject_id = jobs.id
        order by id desc limit 1)`,
};

/** Throws where something is half there. */
export const checkNothingHalfWritten = async (pool: pg.Pool): Promise<void> => {
  for (const [what, statement] of Object.entries(halves)) {
    const { rows } = await pool.query<{ id: string }>(statement);
    if (rows.length > 0) throw new Error(`${what}: ${rows.map(({ id }) => id).join()}`);
  }
};

const uuid = /^[\da-f]{8}-/;
/** The folder of files that are not complete yet. Leftovers of a killed server are deleted from it. */
export const unfinishedIn = (folder: string): string => join(folder, "unfinished");

/** The files of a store on the disk: their names and sizes. */
const listFiles = async (folder: string): Promise<Map<string, number>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && uuid.test(entry.name) && entry.parentPath !== unfinishedIn(folder),
  );
  return new Map(
    await Promise.all(
      files.map(
        async ({ name, parentPath }) => [name, (await stat(join(parentPath, name))).size] as const,
      ),
    ),
  );
};

/** Throws unless every resume has its file, whole, and every file its row. */
export const checkFiles = async (pool: pg.Pool, folder: string): Promise<void> => {
  const files = await listFiles(folder);
  const { rows } = await pool.query<{ id: string; bytes: string; registered: boolean }>(
    "select id, bytes, registered_at is not null as registered from uploads",
  );
  for (const { id, bytes, registered } of rows) {
    if (registered && files.get(id) !== Number(bytes))
      throw new Error(`The resume ${id} has ${files.get(id)} of ${bytes} bytes`);
    files.delete(id);
  }
  if (files.size > 0) throw new Error(`Files without a row: ${[...files.keys()].join()}`);
};

/** Cleans up as the server does every hour, a day and an hour later. */
export const cleanUp = async (pool: pg.Pool, folder: string): Promise<void> => {
  await pool.query(
    "update uploads set created_at = created_at - interval '25 h' where registered_at is null",
  );
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const unfinished = unfinishedIn(folder);
  for (const name of await readdir(unfinished))
    await utimes(join(unfinished, name), yesterday, yesterday);
  const store = await openDiskStore(folder, "http://127.0.0.1");
  await cleanUpUploads(drizzle(pool, { casing: "snake_case" }), store);
};
