import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** The rows above and below what is seen that are there, too. */
const beyond = 6;

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * The rows of a long list that can be seen, each `height` rem high, by the element that scrolls it. Thousands of
 * others cost nothing.
 */
export function useWindow(count: number, height: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ start: 0, end: 20 });
  const measure = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const row = height * remInPixels();
    const start = Math.max(0, Math.floor(scrollTop / row) - beyond);
    const end = Math.ceil((scrollTop + clientHeight) / row) + beyond;
    setRange((now) => (now.start === start && now.end === end ? now : { start, end }));
  }, [height]);
  useLayoutEffect(() => {
    measure();
    if (!scroller.current) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [measure]);
  /** Scrolls a row into what is seen. */
  const reveal = (index: number) => {
    const box = scroller.current;
    if (!box) return;
    const row = height * remInPixels();
    if (index * row < box.scrollTop) box.scrollTop = index * row;
    else if ((index + 1) * row > box.scrollTop + box.clientHeight)
      box.scrollTop = (index + 1) * row - box.clientHeight;
  };
  const end = Math.min(range.end, count);
  return { scroller, onScroll: measure, start: Math.min(range.start, end), end, reveal };
}
