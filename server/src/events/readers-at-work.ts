import type { FastifyBaseLogger } from "fastify";
import type { Changes } from "#db/connection/changes.ts";
import type { Db } from "#db/db.ts";
import { addReaders, readersBehind, readOn } from "./read-events.service.ts";
import type { Reader } from "./reader.ts";

/**
 * Times in milliseconds: after which a transaction that is open may have ended; after which another server that
 * read is looked for again, since it may have died; and the most after which something that fails is tried again.
 */
const soonMs = 100;
const laterMs = 1_000;
const mostMs = 10_000;

interface Options {
  db: Db;
  changes: Changes;
  readers: Reader[];
  log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Lets readers follow what happens, in turns: the database says that something did. Of several servers, one at a
 * time runs a reader; the lock on its cursor says which, and ends with the server that has it.
 */
export const startReaders = async ({ db, changes, readers, log }: Options) => {
  const end = new AbortController();
  let isAskedAgain = false;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** When each reader has its next turn at the earliest. */
  const notBefore = new Map<string, number>();

  /** How often something failed since everything went well. */
  let failures = 0;

  /** Resolves to the time after which to try again. */
  const fail = (error: unknown, reader?: string): number => {
    if (!end.signal.aborted) log.warn({ err: error, reader }, "events are not read");
    failures += 1;
    return Math.min(laterMs * 2 ** (failures - 1), mostMs);
  };
  const wakeIn = (ms: number) => {
    clearTimeout(timer);
    if (!end.signal.aborted) timer = setTimeout(wake, ms).unref();
  };
  /** A turn of a reader. Resolves to the time after which it may have another one. */
  const turnOf = async (reader: Reader): Promise<number> => {
    try {
      const turn = await readOn(db, reader);
      if (turn === "goes on") return 0;
      // Who is up to date may be behind still, by events that are not settled.
      return turn === "busy" ? laterMs : Math.max(soonMs, reader.pauseMs);
    } catch (error) {
      return fail(error, reader.name);
    }
  };
  /** Gives turns to the readers that are behind, until each of them has to wait. */
  const work = async () => {
    while (!end.signal.aborted) {
      const names = await readersBehind(db);
      const behind = readers.filter(({ name }) => names.includes(name));
      const waits = behind.map(({ name }) => (notBefore.get(name) ?? 0) - performance.now());
      if (waits.length === 0) {
        failures = 0;
        return;
      }
      if (waits.every((wait) => wait > 0)) return wakeIn(Math.min(...waits));
      for (const [index, reader] of behind.entries())
        if ((waits[index] ?? 0) <= 0 && !end.signal.aborted)
          notBefore.set(reader.name, performance.now() + (await turnOf(reader)));
    }
  };
  const wake = () => {
    if (end.signal.aborted) return;
    if (working) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    working = work()
      .catch((error: unknown) => {
        wakeIn(fail(error));
      })
      .finally(() => {
        working = null;
        if (isAskedAgain) wake();
      });
  };
  const stop = async () => {
    end.abort();
    clearTimeout(timer);
    await working;
  };

  const listen = (): Promise<void> =>
    changes
      .listen({
        onChange: (what) => what === "events" && wake(),
        onConnected: () => {
          notBefore.clear();
          wake();
        },
        onStop: () => void stop(),
      })
      .catch((error: unknown) => {
        const wait = fail(error);
        if (!end.signal.aborted) setTimeout(() => void listen().then(wake), wait).unref();
      });

  await addReaders(db, readers);
  await listen();
  wake();
  return { stop };
};
