import { expect, type Page } from "@playwright/test";

/** Opens a page as the server renders it; on a machine that is busy just now it may send the plain client. */
export const openRendered = async (page: Page, path: string, title: string) => {
  await expect(async () => {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("h1")).toHaveText(title, { timeout: 3_000 });
  }).toPass();
};
