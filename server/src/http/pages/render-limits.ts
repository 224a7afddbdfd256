/** In milliseconds; beyond them the browser draws a page itself. */
export const renderLimits = {
  /** The longest that a page may take to be rendered. */
  waitMs: 500,
  /** The highest delay of the event loop at which the server still renders pages. */
  delayMs: 100,
};
