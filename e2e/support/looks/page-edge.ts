import { expect, type Page } from "@playwright/test";

/** Opens an address, waits for its text, and for the menu, and finds nothing beyond the page's edge. */
export async function expectNothingBeyond(page: Page, address: string, text: string | RegExp) {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeInViewport();
  await expect(page.getByRole("main")).toContainText(text);
  // A page may still be on its way from the system's letters to its own.
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(beyond), { message: address }).toBe(0);
}
