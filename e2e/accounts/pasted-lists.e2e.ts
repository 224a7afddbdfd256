import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";

const skills = (page: Page) => page.getByLabel("Skills");
const chips = (page: Page) =>
  page.getByRole("list", { name: "Added so far" }).getByRole("listitem");

/** Pastes text as the browser does from its clipboard. */
const paste = (page: Page, text: string) =>
  skills(page).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    box.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

for (const [kind, list] of [
  ["commas", "Welding, Night shifts, C++"],
  ["semicolons", "Welding; Night shifts; C++"],
  ["lines", "Welding\nNight shifts\nC++\n"],
  ["bullets", "• Welding\n• Night shifts\n• C++"],
] as const)
  test(`a list of skills with ${kind}, pasted, becomes several chips that are saved`, async ({
    emptyProfile: page,
  }) => {
    await paste(page, list);
    await expect(chips(page)).toHaveText(["Welding", "Night shifts", "C++"]);
    await expect(skills(page)).toHaveValue("");
    await page.getByLabel("Professional Title").fill("Welder");
    await page.getByLabel("Location").fill("Sintra");
    await page.getByLabel("Professional Summary").fill("Steel.");
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expect(page.getByText("Profile Updated", { exact: true })).toBeVisible();
    await page.reload();
    await expect(chips(page)).toHaveText(["Welding", "Night shifts", "C++"]);
  });

test("a skill that is too long stays to be shortened, and its field says by how much", async ({
  emptyProfile: page,
}) => {
  await paste(page, `Welding, ${"x".repeat(112)}`);
  await expect(chips(page)).toHaveText(["Welding"]);
  await expect(skills(page)).toHaveValue("x".repeat(112));
  await expect(skills(page)).toHaveAccessibleDescription(
    "Text is too long: at most 100 characters, 12 too many",
  );
  await skills(page).fill("x".repeat(100));
  await skills(page).press("Enter");
  await expect(chips(page)).toHaveCount(2);
});
