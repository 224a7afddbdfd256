const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** The items with the highest scores first; of equal ones that which stands first. */
export const ranked = <Item>(items: readonly Item[], scores: readonly number[]): Item[] =>
  items
    .map((item, index) => ({ item, score: scores[index] ?? 0, index }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ item }) => item);

const gainOf = (right: readonly boolean[], within: number) =>
  right
    .slice(0, within)
    .reduce((sum, isRight, index) => sum + (isRight ? 1 / Math.log2(index + 2) : 0), 0);

/** nDCG of the first answers, each right or wrong: 1 where all of them are right. */
export const ndcgAt = (within: number, right: readonly boolean[]): number =>
  gainOf(right, within) /
  gainOf(
    right.toSorted((a, b) => Number(b) - Number(a)),
    within,
  );

/** Of the places of the first right answers, from 1; null where there is none. */
export const ofPlaces = (places: readonly (number | null)[]) => ({
  mrr: meanOf(places.map((place) => (place === null ? 0 : 1 / place))),
  inTen: meanOf(places.map((place) => Number(place !== null && place <= 10))),
});

export { meanOf };
