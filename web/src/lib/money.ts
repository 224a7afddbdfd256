/** '$120,000'. */
const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

/** A range of dollars with its open ends in words; `undisclosed` where nothing is known. */
export const dollarRange = (
  min: number | null,
  max: number | null,
  undisclosed: string,
): string => {
  if (min !== null && max !== null) return `${dollars(min)} - ${dollars(max)}`;
  if (min !== null) return `From ${dollars(min)}`;
  if (max !== null) return `Up to ${dollars(max)}`;
  return undisclosed;
};
