import { daysExportKept, minutesBetweenExports } from "@rolecall/contract/auth/export.ts";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { dataExports } from "#db/schema/accounts/data-exports.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

const shown = {
  id: dataExports.id,
  requestedAt: dataExports.requestedAt,
  readyAt: dataExports.readyAt,
  failedAt: dataExports.failedAt,
  expiresAt: dataExports.expiresAt,
  bytes: dataExports.bytes,
};

const now = sql`now()`;
const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/** The archive of an account, unless it has expired. */
export const findExport = async (db: Db, ownerId: string) => {
  const [found] = await db
    .select(shown)
    .from(dataExports)
    .where(
      and(
        eq(dataExports.ownerId, ownerId),
        or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now)),
      ),
    );
  return found ?? null;
};

/** Gives up the account's archive if it failed or is no longer recent; its file goes with the next clean-up. */
export const updateToReplaced = async (db: Db, ownerId: string): Promise<void> => {
  await db
    .update(dataExports)
    .set({ ownerId: null })
    .where(
      and(
        eq(dataExports.ownerId, ownerId),
        or(
          isNotNull(dataExports.failedAt),
          lte(
            dataExports.requestedAt,
            sql`now() - make_interval(mins => ${minutesBetweenExports})`,
          ),
        ),
      ),
    );
};

/** Reports false where the account has an archive. */
export const insertExport = async (db: Db, ownerId: string): Promise<boolean> => {
  const inserted = await db
    .insert(dataExports)
    .values({ ownerId })
    .onConflictDoNothing({ target: dataExports.ownerId })
    .returning({ id: dataExports.id });
  return inserted.length === 1;
};

const isUnprepared = and(
  isNull(dataExports.readyAt),
  isNull(dataExports.failedAt),
  isNotNull(dataExports.ownerId),
);

const nextToPrepare = (db: Db) =>
  db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(isUnprepared, lte(dataExports.untouchedUntil, now)))
    .orderBy(asc(dataExports.untouchedUntil))
    .limit(1);

/** Whether an archive waits to be prepared. */
export const exportsWait = (db: Db): Condition => finds(nextToPrepare(db));

/** Takes the next archive that is to be prepared for so many seconds; null where there is none. */
export const claimExport = async (db: Db, seconds: number) => {
  const next = nextToPrepare(db).for("update", { skipLocked: true });
  const [claimed] = await db
    .update(dataExports)
    .set({ attempts: sql`${dataExports.attempts} + 1`, untouchedUntil: inSeconds(seconds) })
    .where(inArray(dataExports.id, next))
    .returning({
      id: dataExports.id,
      // An archive that is to be prepared has an owner.
      ownerId: sql<string>`${dataExports.ownerId}`,
      attempt: dataExports.attempts,
    });
  return claimed ?? null;
};

export interface Attempt {
  id: string;
  attempt: number;
}

/** Of an attempt that still counts: nobody else began another, and the account still wants the archive. */
const counts = ({ id, attempt }: Attempt) =>
  and(eq(dataExports.id, id), eq(dataExports.attempts, attempt), isUnprepared);

/** Leaves the archive alone for so many seconds. Reports whether the attempt still counts. */
export const updateUntouched = async (db: Db, attempt: Attempt, seconds: number) => {
  const { rowCount } = await db
    .update(dataExports)
    .set({ untouchedUntil: inSeconds(seconds) })
    .where(counts(attempt));
  return rowCount === 1;
};

const kept = sql`now() + make_interval(days => ${daysExportKept})`;

/** Answers when the archive is deleted; null where the attempt counts no longer. */
export const updateToReady = async (db: Db, attempt: Attempt, bytes: number) => {
  const [ready] = await db
    .update(dataExports)
    .set({ readyAt: now, expiresAt: kept, untouchedUntil: now, bytes })
    .where(counts(attempt))
    .returning({ expiresAt: sql<Date>`${dataExports.expiresAt}`.mapWith(dataExports.expiresAt) });
  return ready ?? null;
};

/** Whether the archive is still to be deleted, or to be kept. */
export const isKnown = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(dataExports, eq(dataExports.id, id))) > 0;

export const updateToFailed = async (db: Db, attempt: Attempt): Promise<void> => {
  await db
    .update(dataExports)
    .set({ failedAt: now, expiresAt: kept, untouchedUntil: now })
    .where(counts(attempt));
};

const thatAreOver = (db: Db) =>
  db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      and(
        or(isNull(dataExports.ownerId), lte(dataExports.expiresAt, now)),
        lte(dataExports.untouchedUntil, now),
      ),
    );

/** Whether there is an archive to delete. */
export const exportsAreOver = (db: Db): Condition => finds(thatAreOver(db).limit(1));

/** Deletes some archives that expired or lost their owner, and that no server is preparing. */
export const deleteOver = (db: Db, most: number): Promise<{ id: string }[]> => {
  const over = thatAreOver(db).limit(most).for("update", { skipLocked: true });
  return db
    .delete(dataExports)
    .where(inArray(dataExports.id, over))
    .returning({ id: dataExports.id });
};
