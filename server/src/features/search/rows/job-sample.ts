/**
 * What the sample of the search has so often there is more of than is counted: of a thousand jobs it has
 * sixteen, and as many as these by a chance of one in four thousand million.
 */
export const surelyCapped = 46;
