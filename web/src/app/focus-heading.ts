/**
 * Moves the focus to the heading of the screen in `main`. While the heading waits for its data,
 * `main` has the focus, unless the reader has moved on. Returns a function that stops waiting.
 */
export const focusHeading = (main: HTMLElement): (() => void) => {
  const focus = () => {
    const heading = main.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main).focus({ preventScroll: true });
    return heading !== null;
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focus()) observer.disconnect();
  });
  if (!focus()) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};
