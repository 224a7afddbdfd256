/** Sorts a copy; of an even number of values it is the lower one in the middle. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A figure and its baseline, measured alternately. */
export interface Comparison {
  measured: number;
  baseline: number;
  /** Measured by baseline. */
  ratio: number;
}

const comparisonOf = (rounds: readonly Comparison[]): Comparison => ({
  measured: median(rounds.map(({ measured }) => measured)),
  baseline: median(rounds.map(({ baseline }) => baseline)),
  ratio: median(rounds.map(({ ratio }) => ratio)),
});

/**
 * Measures both in turns, so that a busy moment of the machine hits both alike. The first round
 * warms up and does not count; of the others the medians do, of their ratios as well.
 */
export const inTurns = async (
  measure: () => Promise<number>,
  measureBaseline: () => Promise<number>,
  count = 5,
): Promise<Comparison> => {
  const rounds: Comparison[] = [];
  for (let round = 0; round <= count; round += 1) {
    const measured = await measure();
    const baseline = await measureBaseline();
    if (round > 0) rounds.push({ measured, baseline, ratio: measured / baseline });
  }
  return comparisonOf(rounds);
};
