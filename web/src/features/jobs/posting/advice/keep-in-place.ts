import { flushSync } from "react-dom";

/** Makes a change at once, and scrolls so that what has the focus stays where it is in the window. */
export const keepInPlace = (change: () => void): void => {
  const focused = document.activeElement;
  const before = focused?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = (focused?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
};
