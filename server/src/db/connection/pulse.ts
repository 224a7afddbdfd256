import { setTimeout as delay } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type DatabaseAddress, openConnection } from "./client.ts";
import { drizzleOnOne } from "./transactions.ts";

interface PulseOptions {
  everyMs: number;
  /** What is called when somebody notifies this channel. */
  channel: string;
  onCall: (what: string) => void;
  /** Done at once, then again and again, on a connection of its own. */
  onBeat: (db: NodePgDatabase) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** In milliseconds: after a failure the connection is opened anew, and a beat that takes longer has failed. */
const againAfterMs = 2_000;
const answerWithinMs = 10_000;
/** So long, in milliseconds, a beat under way may delay the end. */
const lastBeatMs = 1_000;

/**
 * One connection that listens, and that is asked something from time to time: so an idle server asks the
 * database little, and a connection that was lost without a word is found out.
 */
export const openPulse = (connection: DatabaseAddress, options: PulseOptions) => {
  const { everyMs, channel, onBeat, onCall, onFailure } = options;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async () => {
    const settings = {
      keepAlive: true,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    };
    const opened = await openConnection({ ...connection, ...settings }, "rolecall-pulse");
    opened.on("notification", ({ payload }) => onCall(payload ?? ""));
    opened.once("end", () => lose(opened));
    try {
      await opened.query(`listen ${channel}`);
    } catch (error) {
      opened.end().catch(() => {});
      throw error;
    }
    return opened;
  };
  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => {});
    next(againAfterMs);
  };
  const next = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void (beating = beat()), ms).unref();
  };
  const beat = async () => {
    try {
      client ??= await connect();
      if (isStopped) return void client.end().catch(() => {});
      await onBeat(drizzleOnOne(client));
      next(everyMs);
    } catch (error) {
      if (!isStopped) onFailure(error);
      if (client) lose(client);
      else next(againAfterMs);
    }
  };
  let beating = beat();

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([beating, delay(lastBeatMs)]);
      void client?.end().catch(() => {});
    },
  };
};
