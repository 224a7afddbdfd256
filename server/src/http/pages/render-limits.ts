/** In milliseconds; beyond them the browser draws a page itself. */
export const renderLimits = {
  /** The longest that a page may take to be rendered. */
  waitMs: 500,
  /** The longest that a page waits for a head of its own; it comes with a general one then. */
  headMs: 1_000,
  /** The highest delay of the event loop at which the server still renders pages. */
  delayMs: 100,
};
