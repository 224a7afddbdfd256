/**
 * Given as the `ref` of a bar that stays in view below the top bar (of class `sticky-bar`), keeps what has
 * the focus or is scrolled to clear of it, whatever height it has: the page's scroll padding adds `--sticky-bar`.
 */
export const keepClearOf = (bar: HTMLElement | null): (() => void) | undefined => {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const isSticky = getComputedStyle(bar).position === "sticky";
    style.setProperty("--sticky-bar", `${isSticky ? bar.offsetHeight : 0}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  // In a low or narrow window the bar scrolls with the page.
  observer.observe(document.documentElement);
  return () => {
    observer.disconnect();
    style.removeProperty("--sticky-bar");
  };
};
