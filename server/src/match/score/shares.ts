/** A whole sum in whole parts, each near its weight: the largest remainders get what is left. */
export const wholeShares = (weights: readonly number[], sum: number): number[] => {
  const all = weights.reduce((total, weight) => total + weight, 0);
  if (all === 0) return weights.map(() => 0);
  return roundedTogether(
    weights.map((weight) => (weight / all) * sum),
    sum,
  );
};

/** Numbers made whole so that they add up to `sum`, each to the whole number below or above it. */
export const roundedTogether = (exact: readonly number[], sum: number): number[] => {
  // A hair above a whole number is that number: 0.1 + 0.2 is no more than 0.3.
  const whole = exact.map((value) => Math.floor(value + 1e-9));
  let left = sum - whole.reduce((total, value) => total + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - (whole[index] ?? 0) }))
    .filter(({ remainder }) => remainder > 1e-9)
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left -= 1;
  }
  return whole;
};
