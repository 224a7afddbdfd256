import { setTimeout as delay } from "node:timers/promises";
import { openHttpClient, type Call } from "../bench/http-client.ts";
import { visit, type Visit } from "./visits.ts";

interface Flood {
  calls: readonly Call[];
  /** Requests a second, whether or not those before are answered. */
  perSecond: number;
  seconds: number;
  /** The address of this machine that they come from. */
  from: string;
  /** As many connections as it has at most; what finds none free is not sent. */
  connections: number;
}

const tickMs = 5;

/** Offers requests at a rate, in small portions. Resolves to how those that were sent were answered. */
export const flood = async (
  origin: string,
  { calls, perSecond, seconds, from, connections }: Flood,
): Promise<Visit[]> => {
  using client = openHttpClient(origin, connections, from);
  const sent: Promise<Visit>[] = [];
  let open = 0;
  const begin = performance.now();
  for (let offered = 0; offered < perSecond * seconds; await delay(tickMs)) {
    const due = Math.min(((performance.now() - begin) / 1000) * perSecond, perSecond * seconds);
    for (; offered < due; offered += 1) {
      const call = calls[offered % calls.length];
      if (!call || open >= connections) continue;
      open += 1;
      sent.push(visit(client, call).finally(() => (open -= 1)));
    }
  }
  return await Promise.all(sent);
};
