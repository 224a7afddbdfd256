import { setTimeout as delay } from "node:timers/promises";

interface Extent {
  /** The number of runs at the same time. */
  atOnce: number;
  /** Whichever comes first ends it. */
  seconds?: number;
  times?: number;
  /** Between the end of one and the begin of the next. */
  pauseMs?: number;
}

export interface Outcome {
  perSecond: number;
  /** Milliseconds of each. */
  durations: number[];
}

export const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

/**
 * Repeats the work until the time is over. The first failure ends it, since failures must not be
 * measured.
 */
export const repeat = async (
  { atOnce, seconds = Infinity, times = Infinity, pauseMs = 0 }: Extent,
  work: (turn: number) => Promise<unknown>,
): Promise<Outcome> => {
  const durations: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let turns = 0;
  const worker = async () => {
    while (turns < times && performance.now() < end) {
      const turn = turns++;
      durations.push(await millisecondsOf(() => work(turn)));
      if (pauseMs > 0) await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { perSecond: (durations.length * 1000) / (performance.now() - start), durations };
};

interface Turns {
  warmUps: number;
  /** Beside the warm-ups. */
  fewest: number;
  most: number;
  /** So long they go on beyond the fewest. */
  milliseconds: number;
}

/** The turns of a measurement, each with whether it counts: the first ones warm up. */
export function* turnsWithin({
  warmUps,
  fewest,
  most,
  milliseconds,
}: Turns): Generator<{ turn: number; counts: boolean }> {
  const end = performance.now() + milliseconds;
  const goesOn = (turn: number) => turn < warmUps + fewest || performance.now() < end;
  for (let turn = 0; turn < warmUps + most && goesOn(turn); turn += 1)
    yield { turn, counts: turn >= warmUps };
}
