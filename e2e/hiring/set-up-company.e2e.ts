import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";

test("a new company account finds its first steps on the start page, and the way to its company", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const page = await signedInPage(owner);
  await page.goto("/");
  // The screen's code is there by then.
  await untilQuiet(page);
  const steps = page.getByRole("region", { name: "Set up your company" });
  await steps.getByRole("button", { name: "Skip Add its logo" }).click();
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await steps.getByRole("link", { name: "Add your company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a company" });
  await dialog.getByLabel("Company Name").fill("Tallow & Wick");
  await dialog.getByRole("button", { name: "Add company" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tallow & Wick" })).toBeVisible();

  await page.goto("/");
  await expect(steps.getByText("Add your company (done)")).toBeVisible();
  await steps.getByRole("link", { name: "Invite your team" }).click();
  await expect(page).toHaveURL(/\/companies\/[^/]+\/team$/);
  await page.getByRole("banner").getByRole("link", { name: "Your Company" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tallow & Wick" })).toBeVisible();

  // With a second company the way there is a choice.
  await page.goto("/companies");
  await page.getByRole("link", { name: "Add your company" }).click();
  await dialog.getByLabel("Company Name").fill("Candle Yard");
  await dialog.getByRole("button", { name: "Add company" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Candle Yard" })).toBeVisible();
  await page.goto("/your-company");
  await expect(page.getByRole("listitem").getByRole("heading")).toHaveText([
    "Candle Yard",
    "Tallow & Wick",
  ]);
});

test("a recruiter without a company is asked for one where the menu leads to it", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.goto("/");
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Your Company" }).click();
  await expect(page.getByRole("heading", { name: "You belong to no company yet" })).toBeVisible();
  await page.getByRole("button", { name: "Add your company" }).click();
  await expect(page.getByRole("dialog", { name: "Add a company" })).toBeVisible();
});
