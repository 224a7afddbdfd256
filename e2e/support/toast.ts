import { expect, type Page } from "@playwright/test";

const seen = new WeakMap<Page, string[]>();

/** Notes every toast of a page, before it opens its first address. */
export async function noteToasts(page: Page): Promise<void> {
  const texts: string[] = [];
  seen.set(page, texts);
  await page.exposeFunction("noteToast", (text: string) => {
    texts.push(text);
  });
  await page.addInitScript(() => {
    const { noteToast } = window as unknown as { noteToast: (text: string) => void };
    const noted = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("li[data-swipe-direction]")) {
        if (!noted.has(toast)) noteToast(toast.textContent);
        noted.add(toast);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits for the code that a page fetches when it is first touched: from then on it needs no server to say so. */
export async function waitUntilToastsAreReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const toasts = files.find((file) => /\/toast-viewport-[^/]*\.js$/.test(file));
    if (toasts === undefined) return false;
    // It has all that it imports then, too.
    await import(toasts);
    return true;
  });
}

/**
 * Waits for a toast with both texts, even if it showed for only half a second before the browser
 * went elsewhere. Earlier toasts are then forgotten.
 */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const texts = seen.get(page) ?? [];
  const wanted = new RegExp(`^${RegExp.escape(title)}.*${RegExp.escape(description)}`, "s");
  await expect
    .poll(() => texts, { message: "toasts" })
    .toContainEqual(expect.stringMatching(wanted));
  texts.length = 0;
}

/** Like `expectToast`, and fails if there was another toast since the last call. */
export async function expectOneToast(page: Page, title: string, description: string) {
  const texts = seen.get(page) ?? [];
  await expect.poll(() => texts, { message: "toasts" }).not.toEqual([]);
  const wanted = new RegExp(`^${RegExp.escape(title)}.*${RegExp.escape(description)}`, "s");
  expect(texts, "toasts").toEqual([expect.stringMatching(wanted)]);
  texts.length = 0;
}

/** Nothing was said in a toast since the last time. */
export function expectNoToast(page: Page) {
  expect(seen.get(page) ?? [], "toasts").toEqual([]);
}
