import type { Locator, Page } from "@playwright/test";

/** Milliseconds from the click until something that the selector finds is painted. */
export const timeToFirstContent = async (
  page: Page,
  { click, selector }: { click: Locator; selector: string },
): Promise<number> => {
  await page.evaluate((wanted) => {
    document.addEventListener("click", (event) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return;
        watch.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => performance.measure("first content", { start: event.timeStamp })),
        );
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
  }, selector);
  await click.click();
  const measured = await page.waitForFunction(
    () => performance.getEntriesByName("first content")[0]?.duration,
  );
  return (await measured.jsonValue()) ?? Number.NaN;
};
