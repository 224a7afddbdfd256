/** Events of readers who scroll by themselves. */
const ownWays = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * For so long, in milliseconds, the place is held once it is reached, unless readers scroll: on a slow line or a
 * busy machine fonts, pictures and code still come, and move what is below them.
 */
const heldMs = 10_000;

/**
 * Scrolls to where the reader was, as soon as the page is long enough: after a reload its rows are
 * still to come. Returns how to stop waiting.
 */
export const scrollBackTo = (top: number): (() => void) => {
  const waiting = new AbortController();
  let held: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < top) return;
    window.scrollTo({ top });
    held ??= setTimeout(() => waiting.abort(), heldMs);
  });
  waiting.signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(held);
  });
  for (const way of ownWays)
    window.addEventListener(way, () => waiting.abort(), {
      passive: true,
      signal: waiting.signal,
    });
  observer.observe(document.body);
  return () => waiting.abort();
};
