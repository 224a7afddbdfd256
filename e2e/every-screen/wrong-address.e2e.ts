import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";

test.use({ expectedProblems: [/\b404\b.*\/no-such-page$/] });

test("a visitor who mistypes an address is told so, and finds the way back", async ({ page }) => {
  const answer = await page.goto("/no-such-page");

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expectNoAxeViolations(page);
});
