import { setTimeout as delay } from "node:timers/promises";
import type { Call } from "../bench/http-client.ts";
import { Pipeline } from "./pipeline.ts";
import type { Visit } from "./visits.ts";

interface Flood {
  calls: readonly Call[];
  /** The address of this machine that it comes from. */
  from: string;
  connections: number;
  seconds: number;
}

const tickMs = 5;

const openAll = (origin: string, { connections, from }: Flood): Promise<Pipeline[]> =>
  Promise.all(Array.from({ length: connections }, () => Pipeline.open(origin, from)));

const closeAll = (pipelines: readonly Pipeline[]) =>
  pipelines.forEach((pipeline) => pipeline[Symbol.dispose]());

/**
 * Sends requests at a fixed rate in small portions, without waiting for the answers; requests
 * without a free connection are not sent. Resolves to the counts of answers.
 */
export const floodAtRate = async (
  origin: string,
  { perSecond, ...flood }: Flood & { perSecond: number },
): Promise<Visit[]> => {
  const { calls, seconds } = flood;
  const free = await openAll(origin, flood);
  const askAndFree = async (pipeline: Pipeline, call: Call) => {
    const visits = await pipeline.ask([call]);
    // A connection above the limit is told so and closed; the flood opens another one.
    free.push(pipeline.isOpen ? pipeline : await Pipeline.open(origin, flood.from));
    return visits;
  };
  const sent: Promise<Visit[]>[] = [];
  const begin = performance.now();
  for (let offered = 0; offered < perSecond * seconds; await delay(tickMs)) {
    const due = Math.min(((performance.now() - begin) / 1000) * perSecond, perSecond * seconds);
    for (; offered < due; offered += 1) {
      const call = calls[offered % calls.length];
      const pipeline = call && free.shift();
      if (pipeline) sent.push(askAndFree(pipeline, call));
    }
  }
  const visits = (await Promise.all(sent)).flat();
  closeAll(free);
  return visits;
};

/** On each connection so many requests at once, and again so many as soon as all are answered. */
export const floodPipelined = async (
  origin: string,
  { depth, ...flood }: Flood & { depth: number },
): Promise<Visit[]> => {
  const { calls, seconds } = flood;
  const pipelines = await openAll(origin, flood);
  const batch = Array.from({ length: depth }, (_, index) => calls[index % calls.length]).filter(
    (call) => call !== undefined,
  );
  const end = performance.now() + seconds * 1000;
  const goOn = async (pipeline: Pipeline): Promise<Visit[]> => {
    const visits: Visit[] = [];
    while (performance.now() < end && pipeline.isOpen) visits.push(...(await pipeline.ask(batch)));
    return visits;
  };
  const visits = (await Promise.all(pipelines.map(goOn))).flat();
  closeAll(pipelines);
  return visits;
};
