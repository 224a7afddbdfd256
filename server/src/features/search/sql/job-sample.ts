/**
 * If this many rows of the sample (every 64th job) match, the whole table has more than 1,000
 * matches: of 1,000 the sample has 16, and 46 or more once in four thousand million.
 */
export const cappedSampleCount = 46;
