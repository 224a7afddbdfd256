/** Events of readers who scroll by themselves. */
const ownWays = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scrolls to where the reader was, as soon as the page is long enough: after a reload its rows are
 * still to come. Answers how to stop waiting.
 */
export const scrollBackTo = (top: number): (() => void) => {
  const waiting = new AbortController();
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < top) return;
    window.scrollTo({ top });
    waiting.abort();
  });
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  for (const way of ownWays)
    window.addEventListener(way, () => waiting.abort(), {
      passive: true,
      signal: waiting.signal,
    });
  observer.observe(document.body);
  return () => waiting.abort();
};
