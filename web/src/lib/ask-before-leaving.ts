const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** How much work the page has under way that leaving it would lose. */
let underWay = 0;

/**
 * The browser asks whether to leave the page, or to read it anew, until the work has ended.
 * @returns what the work resolves to, or rejects with
 */
export const askBeforeLeaving = async <Result>(work: Promise<Result>): Promise<Result> => {
  underWay += 1;
  // The listener is there no longer than needed: with it, browsers do not keep the page for Back.
  addEventListener("beforeunload", ask);
  try {
    return await work;
  } finally {
    underWay -= 1;
    if (underWay === 0) removeEventListener("beforeunload", ask);
  }
};
