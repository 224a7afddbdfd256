/** Of the formula and the vocabulary; docs/matching.md says what belongs to it. */
export const matchVersion = "3";
