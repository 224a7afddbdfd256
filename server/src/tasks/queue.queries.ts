import { sql } from "drizzle-orm";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import type { Condition } from "./condition.sql.ts";

/** The channel by which servers are told that there is something to do at once. */
export const taskChannel = "rolecall_tasks";

/** Where pg-boss listens: what it calls the schema `background`. */
const bossChannel = sql`'pgboss_' || left(encode(sha224('background'), 'hex'), 24)`;

interface Row {
  name: string;
  data: unknown;
  /** Not before. Of several rows for one moment one is kept. */
  at: Date | undefined;
}

/**
 * Puts a row into a queue, in the form of pg-boss; its workers hear of it when the transaction is kept. Where
 * the queue takes one waiting row and has it, nothing happens. Reports whether there is such a queue.
 */
export const insertRow = async (db: Db, { name, data, at }: Row): Promise<boolean> => {
  const moment = at?.toISOString() ?? null;
  const { rows } = await db.execute<{ is_there: boolean }>(sql`
    with queue as (select * from background.queue where name = ${name}),
    inserted as (
      insert into background.job (name, data, start_after, keep_until, singleton_key, singleton_on, policy,
        expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max)
      select name, ${data === undefined ? null : JSON.stringify(data)}::jsonb,
        coalesce(${moment}::timestamptz, now()),
        coalesce(${moment}::timestamptz, now()) + retention_seconds * interval '1s',
        ${moment}, ${moment}::timestamptz at time zone 'utc', policy,
        expire_seconds, deletion_seconds, retry_limit, retry_delay, coalesce(retry_backoff, false), retry_delay_max
      from queue on conflict do nothing returning name
    )
    select exists (select from queue) as is_there,
      (select count(pg_notify(${bossChannel}, name)) from inserted where ${moment === null})`);
  return rows[0]?.is_there ?? false;
};

/** Tells all servers, when the transaction is kept, that there is something to do for a task. */
export const notifyServers = async (db: Db, name: string): Promise<void> => {
  await db.execute(sql`select pg_notify(${taskChannel}, ${name})`);
};

interface Asked {
  name: string;
  due?: ((db: Db, config: Config) => Condition | null) | undefined;
}

/** Of these tasks those that are due, and those whose queues have rows that are: one statement for all. */
export const listDue = async (
  db: Db,
  tasks: readonly Asked[],
  config: Config,
): Promise<{ name: string; waits: boolean }[]> => {
  const names = sql.param(tasks.map(({ name }) => name));
  const conditions = tasks.flatMap(({ name, due }) => {
    const condition = due?.(db, config);
    return condition ? [sql`(${name}::text, ${condition})`] : [];
  });
  const { rows } = await db.execute<{ name: string; waits: boolean }>(sql`
    select name, false as waits
    from (values ${sql.join(conditions, sql`, `)}) as asked (name, is_due) where is_due
    union all
    select distinct name, true from background.job
    where name = any(${names}::text[]) and state < 'active' and not blocked and start_after <= now()`);
  return rows;
};
