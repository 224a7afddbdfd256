import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { outbox } from "#db/schema/letters/outbox.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

const now = sql`now()`;
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const waits = and(isNull(outbox.deliveredAt), isNull(outbox.failedAt));

/** Leaves out letters of an occasion that were asked for before. */
export const insertLetters = async (
  db: Db,
  letters: Pick<typeof outbox.$inferInsert, "kind" | "about" | "occasion" | "visibleFrom">[],
): Promise<void> => {
  await db.insert(outbox).values(letters).onConflictDoNothing({ target: outbox.occasion });
};

const next = (db: Db) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(waits, lte(outbox.visibleFrom, now)))
    .orderBy(asc(outbox.visibleFrom));

/** Whether a letter is to be delivered by now. */
export const lettersAreDue = (db: Db): Condition => finds(next(db).limit(1));

/** A letter that is to be delivered by whoever claimed it. */
export interface ClaimedLetter {
  id: string;
  kind: string;
  about: unknown;
  /** How often it was tried, this time included. */
  attempt: number;
  comesOnce: boolean;
}

/**
 * Takes letters of these kinds, the longest due first; for so many seconds nobody else takes them. Those of
 * unknown kinds wait for a release that knows them.
 */
export const claimLetters = async (
  db: Db,
  { kinds, most, seconds }: { kinds: string[]; most: number; seconds: number },
): Promise<ClaimedLetter[]> => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(waits, lte(outbox.visibleFrom, now), inArray(outbox.kind, kinds)))
    .orderBy(asc(outbox.visibleFrom), asc(outbox.position))
    .limit(most)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(outbox)
    .set({ visibleFrom: inSeconds(seconds), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      about: outbox.about,
      attempt: outbox.attempts,
      comesOnce: sql<boolean>`${outbox.occasion} is not null`,
      position: outbox.position,
    });
  return claimed.toSorted((one, other) => one.position - other.position);
};

/** Of a letter that is done nothing is left, but of one that comes once that it came. */
export const settleLetter = async (
  db: Db,
  { id, comesOnce }: Pick<ClaimedLetter, "id" | "comesOnce">,
): Promise<void> => {
  const done = eq(outbox.id, id);
  await (comesOnce
    ? db.update(outbox).set({ deliveredAt: now, about: null }).where(done)
    : db.delete(outbox).where(done));
};

export const postponeLetter = async (db: Db, id: string, seconds: number): Promise<void> => {
  await db
    .update(outbox)
    .set({ visibleFrom: inSeconds(seconds) })
    .where(eq(outbox.id, id));
};

export const updateToFailed = async (db: Db, id: string): Promise<void> => {
  await db.update(outbox).set({ failedAt: now }).where(eq(outbox.id, id));
};

/** Reports whether it still waited. One that somebody is just delivering may come all the same. */
export const deleteWaiting = async (db: Db, occasion: string): Promise<boolean> => {
  const { rowCount } = await db.delete(outbox).where(and(eq(outbox.occasion, occasion), waits));
  return rowCount === 1;
};

/** The same of many. */
export const deleteAllWaiting = async (db: Db, occasions: string[]): Promise<void> => {
  await db
    .delete(outbox)
    .where(and(sql`${outbox.occasion} = any(${sql.param(occasions)}::text[])`, waits));
};

/** Letters that were tried in vain and wait for another attempt, and those that were given up. */
export const countTroubled = async (db: Db): Promise<{ waiting: number; failed: number }> => {
  const [count] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isNull(outbox.failedAt)})::int`,
      failed: sql<number>`count(*) filter (where ${isNotNull(outbox.failedAt)})::int`,
    })
    .from(outbox)
    .where(and(isNull(outbox.deliveredAt), sql`${outbox.attempts} > 0`));
  return count ?? { waiting: 0, failed: 0 };
};

/** Deletes the letters that name one of these, which are in lower case. */
export const deleteLettersNaming = async (db: Db, names: string[]): Promise<void> => {
  await db.delete(outbox).where(
    sql`exists (
      select from jsonb_each_text(${outbox.about}) where lower(value) = any(${sql.param(names)}::text[]))`,
  );
};

/** Deletes what is left of letters that were delivered, or given up, before then. */
export const deleteOldLetters = async (
  db: Db,
  before: { delivered: Date; failed: Date },
): Promise<void> => {
  await db
    .delete(outbox)
    .where(or(lt(outbox.deliveredAt, before.delivered), lt(outbox.failedAt, before.failed)));
};
