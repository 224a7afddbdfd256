import { setTimeout as delay } from "node:timers/promises";
import { expect, type Page, type Request } from "@playwright/test";

/** The requests of each page that are not answered yet. */
const openOf = new WeakMap<Page, Set<Request>>();

/** The script of the worker that all tabs share has no end, as the browser tells it. */
const isOfSharedWorker = (request: Request) => request.url().includes("/shared-stream");

/** Follows the requests of a page from now on. */
export const noteRequests = (page: Page): void => {
  const open = new Set<Request>();
  openOf.set(page, open);
  const end = (request: Request) => void open.delete(request);
  page.on("request", (request) => {
    if (!isOfSharedWorker(request)) open.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // A new document ends what the one before asked for.
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    for (const request of open) if (!request.isNavigationRequest()) open.delete(request);
  });
};

/** Waits until a page has asked for nothing for half a second, but for the stream of events. */
export const untilQuiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  const open = openOf.get(page);
  if (!open) throw new Error("The requests of this page are not followed");
  await expect(async () => {
    for (let look = 0; look < 5; look += 1) {
      expect([...open].map((request) => request.url())).toEqual([]);
      await delay(100);
    }
  }).toPass();
};
