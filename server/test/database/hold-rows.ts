import { sql, type SQL } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#db/db.ts";
import { locksOf } from "#db/locks.ts";
import { soon } from "#test/soon.ts";
import { countWaiting } from "./request-during.ts";

/** Locks of rows for the calls below. */
export const rowOfUser = ({ id }: { id: string }): SQL =>
  sql`select from users where id = ${id} for no key update`;
export const rowOfApplication = ({ id }: { id: string }): SQL =>
  sql`select from applications where id = ${id} for no key update`;
export const sessionsOf = ({ id }: { id: string }): SQL =>
  sql`select from sessions where user_id = ${id} for update`;
export const authenticatorOf = ({ id }: { id: string }): SQL =>
  sql`select from authenticators where user_id = ${id} for update`;
export const rowOfJob = ({ id }: { id: string }): SQL =>
  sql`select from jobs where id = ${id} for no key update`;
export const rowOfCompany = ({ id }: { id: string }): SQL =>
  sql`select from companies where id = ${id} for no key update`;
/** What lets the applications of a job be given out for review one after the other. */
export const reviewsOf = ({ id }: { id: string }): SQL =>
  sql`select pg_advisory_xact_lock(${locksOf.reviews}, hashtext(${id}))`;
/** What is written last of a change that is recorded. */
export const newAuditEntries: SQL = sql`lock table audit_entries in share mode`;

const untilWaiting = (db: Db, waiting: number) =>
  soon(async () => expect(await countWaiting(db)).toBe(waiting));

/**
 * Holds the rows that `lock` selects until two calls wait for them, the second behind the first. Resolves
 * to their answers.
 */
export async function oneBehindTheOther<First, Second>(
  db: Db,
  lock: SQL,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const pool = db;
  const { both } = await db.transaction(async (db) => {
    await db.execute(lock);
    const one = first();
    await untilWaiting(pool, 1);
    const other = second();
    await untilWaiting(pool, 2);
    return { both: Promise.all([one, other]) };
  });
  return both;
}

/**
 * Holds the rows that `lock` selects until a call waits for them and something else was done meanwhile.
 * Resolves to the call's answer.
 */
export async function whileItWaits<Answer>(
  db: Db,
  lock: SQL,
  call: () => Promise<Answer>,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const pool = db;
  const { answer } = await db.transaction(async (db) => {
    await db.execute(lock);
    const pending = call();
    await untilWaiting(pool, 1);
    await meanwhile();
    return { answer: pending };
  });
  return answer;
}
