import type { Figure } from "./benchmark.ts";
import { percentile } from "./rounds.ts";

interface Latencies {
  what: string;
  /** In milliseconds, of each call. */
  times: readonly number[];
  /** The most that p99 may be, in milliseconds. */
  limit: number;
  beside: string;
  /** In milliseconds. */
  baseline: number;
  /** Of 1; the median and p99 where none is named. */
  shares?: readonly number[];
}

/** The median and p99 of calls, beside a baseline. */
export const latencyFigures = ({
  what,
  times,
  limit,
  beside,
  baseline,
  shares = [0.5, 0.99],
}: Latencies): Figure[] =>
  shares.map((share): Figure => {
    const measured = percentile(times, share);
    return {
      what: `p${share * 100} of ${what}`,
      beside,
      unit: "ms",
      measured,
      baseline,
      ratio: measured / baseline,
      bar: `at most ${limit} ms`,
      met: measured <= limit,
    };
  });
