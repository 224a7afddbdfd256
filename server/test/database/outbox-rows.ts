import { asc, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { outbox } from "#db/schema/letters/outbox.ts";

/** The rows of the outbox, in the order in which they were asked for. */
export const outboxRows = (db: Db) => db.select().from(outbox).orderBy(asc(outbox.position));

/** Takes the letters out that wait, before anybody delivers them. */
export const takeWaiting = async (db: Db) => {
  const taken = await db.delete(outbox).returning();
  return taken
    .toSorted((one, other) => one.position - other.position)
    .map(({ kind, about }) => ({ kind, about: about as Record<string, unknown> }));
};

/** Lets the time pass that waiting letters wait for. */
export const makeLettersDue = async (db: Db): Promise<void> => {
  await db.update(outbox).set({ visibleFrom: sql`now() - interval '1 second'` });
};

/** Lets the database refuse letters about somebody, until what it resolves to is called. */
export const refuseLettersAbout = async (db: Db, userId: string) => {
  await db.execute(sql`
    create function refuse_letter() returns trigger language plpgsql as $$
    begin raise exception 'full'; end $$`);
  await db.execute(sql`
    create trigger refuse_letter before insert on outbox for each row
    when (new.about->>'userId' = ${sql.raw(`'${userId}'`)}) execute function refuse_letter()`);
  return async () => {
    await db.execute(sql`drop trigger refuse_letter on outbox`);
    await db.execute(sql`drop function refuse_letter`);
  };
};
