import { percentile } from "../bench/rounds.ts";

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** The median and the worst of so many milliseconds. */
export const describeDurations = (durations: readonly number[]): string =>
  `${inSeconds(percentile(durations, 0.5))} in the median, p99 ${inSeconds(percentile(durations, 0.99))}, ${inSeconds(Math.max(...durations))} at worst`;
