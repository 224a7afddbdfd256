import { expect, type Locator, type Page } from "@playwright/test";

const mostSteps = 80;

/** Presses Tab, or Shift+Tab, until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}

/** Moves to a select, opens it and moves to an option, all by keyboard. */
export async function chooseByKeyboard(
  page: Page,
  choice: Locator,
  option: string,
  key?: "Tab" | "Shift+Tab",
) {
  await tabTo(page, choice, key);
  await page.keyboard.press("Enter");
  await page.locator("[role=listbox]:focus-within").waitFor();
  const options = page.getByRole("option");
  const labels = await options.allTextContents();
  const current = await options.evaluateAll((all) =>
    all.findIndex((one) => one === document.activeElement),
  );
  for (let next = current + 1; next <= labels.indexOf(option); next += 1) {
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(next)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor({ state: "hidden" });
}
