import type pg from "pg";
import { type DatabaseAddress, openConnection } from "./client.ts";

/** What somebody who listens to the database's notifications does. */
interface ChangesListener {
  onChange(what: string): unknown;
  /** After a time in which notifications may have been missed. */
  onConnected(): void;
  /** The server stops. */
  onStop(): void;
}

/** What the database says of itself, whichever server wrote it (`functions/live-changes.sql`). */
export interface Changes {
  /** Begins to listen, and resolves once nothing is missed any more. */
  listen(listener: ChangesListener): Promise<void>;
  stop(): Promise<void>;
}

const channel = "rolecall_changes";
/** The time, in milliseconds, after which a lost connection is opened again, and after which a silent one counts as lost. */
const retryMs = 1_000;
const askEveryMs = 15_000;
const answerWithinMs = 5_000;

/** Listens by a connection of its own, which is opened when somebody wants to know, and again whenever it is lost. */
export const openChanges = (connection: DatabaseAddress): Changes => {
  let client: pg.Client | null = null;
  const listeners: ChangesListener[] = [];
  let connected: Promise<void> | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const settings = { keepAlive: true, query_timeout: answerWithinMs };
    const opened = await openConnection({ ...connection, ...settings }, "rolecall-changes");
    try {
      opened.on("notification", ({ payload }) => {
        for (const listener of listeners) listener.onChange(payload ?? "");
      });
      await opened.query(`listen ${channel}`);
    } catch (error) {
      opened.end().catch(() => {});
      throw error;
    }
    client = opened;
    opened.once("end", () => lose(opened));
    opened.once("error", () => lose(opened));
    if (isStopped) await opened.end();
    else ask(opened);
  };
  /** A network that swallows everything says nothing of a lost connection. */
  const ask = (asked: pg.Client) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      asked.query("select 1").then(
        () => client === asked && ask(asked),
        () => lose(asked),
      );
    }, askEveryMs).unref();
  };
  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => {});
    again();
  };
  const tellConnected = () => {
    for (const listener of listeners) listener.onConnected();
  };
  const again = () => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void connect().then(tellConnected, again), retryMs);
    timer.unref();
  };

  return {
    listen: async (wanted) => {
      connected ??= connect();
      await connected.catch((error: unknown) => {
        connected = null;
        throw error;
      });
      listeners.push(wanted);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      for (const listener of listeners) listener.onStop();
      await client?.end().catch(() => {});
    },
  };
};
