import { setTimeout as delay } from "node:timers/promises";
import { vi } from "vitest";
import { Refused, type Writer } from "./writer.ts";

/** The result of a stream of writes. */
interface Outcome {
  acknowledged: number;
  refused: number;
}

export interface Stream {
  readonly outcome: Readonly<Outcome>;
  /** Resolves when so many writes were acknowledged. */
  reaches(acknowledged: number): Promise<unknown>;
  /** Resolves when so many more were refused. */
  refuses(count: number): Promise<unknown>;
  /** Lets the writes under way end. Throws where one was answered as it may not be. */
  stop(): Promise<Outcome>;
}

const pauseMs = 20;

/** All of them write, each one thing after the other, until they are stopped. */
export const streamOf = (writers: readonly Writer[]): Stream => {
  const outcome = { acknowledged: 0, refused: 0 };
  const stopping = new AbortController();
  const run = async (writer: Writer): Promise<void> => {
    while (!stopping.signal.aborted)
      try {
        await writer.write();
        outcome.acknowledged += 1;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        outcome.refused += 1;
        await delay(pauseMs);
      }
  };
  const running = Promise.allSettled(writers.map(run));
  return {
    outcome,
    reaches: (count) =>
      vi.waitUntil(() => outcome.acknowledged >= count, { timeout: 60_000, interval: 1 }),
    refuses: (count) => {
      const end = outcome.refused + count;
      return vi.waitUntil(() => outcome.refused >= end, { timeout: 60_000, interval: 1 });
    },
    stop: async () => {
      stopping.abort();
      for (const end of await running) if (end.status === "rejected") throw end.reason as Error;
      return outcome;
    },
  };
};

/** Holds what each of them wrote against what is there, one after the other. */
export const checkAll = async (writers: readonly Writer[]): Promise<void> => {
  for (const writer of writers) await writer.check();
};
