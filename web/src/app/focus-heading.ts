/**
 * Moves the focus to the heading of the screen in `main`. Where the heading comes with the
 * data, `main` has the focus until then, unless the reader has gone on by themselves.
 * Answers how to stop waiting.
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
