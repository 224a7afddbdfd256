import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

/** A position in the primary's log: a server that has replayed it shows everything written before it. */
export type LogPosition = bigint;

/** A read replica of the primary. It lags behind, and may be gone. */
export interface Replica {
  db: Db;
  /** Whether the replica answers and shows everything that was written before the position. */
  hasReplayed(position: LogPosition): Promise<boolean>;
}

/** The longest time, in milliseconds, for which the known progress of the replica is reused. */
const askEvery = 250;
/** The most time, in milliseconds, that the replica may take to answer. */
const timeoutMs = 500;

/** PostgreSQL writes positions as two hexadecimal halves: `16/B374D848`. */
export const parseLogPosition = (text: string): LogPosition | null => {
  const [, high, low] = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
};

/** The end of the primary's log, behind everything that was committed so far. */
export const endOfLog = async (primary: Db): Promise<string | null> => {
  const { rows } = await primary.execute<{ position: string }>(
    sql`select pg_current_wal_lsn()::text as position`,
  );
  return rows[0]?.position ?? null;
};

/** The position that the replica has replayed; for a primary in place of a replica, the end of its log. */
const progressOf = async (db: Db): Promise<LogPosition | null> => {
  const { rows } = await db.execute<{ position: string }>(
    sql`select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn())::text as position`,
  );
  return parseLogPosition(rows[0]?.position ?? "");
};

/** Watches a replica's progress, at most one question at a time. */
export const openReplica = (db: Db): Replica => {
  let progress: LogPosition | null = null;
  let askedAt = -Infinity;
  return {
    db,
    hasReplayed: async (position) => {
      if (performance.now() - askedAt > askEvery) {
        askedAt = performance.now();
        progress = await Promise.race([progressOf(db), delay(timeoutMs, null)]).catch(() => null);
      }
      return progress !== null && progress >= position;
    },
  };
};
