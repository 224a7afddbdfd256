import { setTimeout as delay } from "node:timers/promises";
import type { Call, HttpClient } from "../bench/http-client.ts";

/** A request and its answer. */
export interface Visit {
  path: string;
  /** The time it was sent. */
  at: number;
  ms: number;
  /** 0 where there was no answer. */
  status: number;
  retryAfter: string | undefined;
}

export interface Visits {
  /** The visits that were sent since then and have an answer. */
  since(moment: number): Visit[];
  stop(): Promise<void>;
}

const pauseMs = 50;

export const visit = async (client: HttpClient, call: Call): Promise<Visit> => {
  const at = performance.now();
  const { status, headers } = await client
    .ask(call)
    .catch(() => ({ status: 0, headers: {} as Record<string, string | undefined> }));
  const ms = performance.now() - at;
  return { path: call.path, at, ms, status, retryAfter: headers["retry-after"] };
};

/** Makes each of the calls again and again. */
export const visitAgainAndAgain = (client: HttpClient, calls: readonly Call[]): Visits => {
  const visits: Visit[] = [];
  const stopping = new AbortController();
  const run = async (call: Call): Promise<void> => {
    while (!stopping.signal.aborted) {
      visits.push(await visit(client, call));
      await delay(pauseMs);
    }
  };
  const running = Promise.all(calls.map(run));
  return {
    since: (moment) => visits.filter(({ at }) => at >= moment),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
