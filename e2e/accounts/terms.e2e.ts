import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test("a newcomer reads the terms in a new tab, and the typed text stays", async ({
  page,
  context,
}) => {
  await page.goto("/auth#register");
  await page.getByLabel("First Name").fill("Ada");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /terms and conditions, in a new tab/ }).click();
  const terms = await opened;
  await expect(terms).toHaveURL(/\/terms$/);
  await expect(terms.getByRole("heading", { level: 1 })).toHaveText("Terms and Conditions");
  await expect(terms).toHaveTitle("Terms and Conditions - Rolecall");
  await expect(terms.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(terms.getByRole("link", { name: "support@rolecall.example" })).toHaveAttribute(
    "href",
    "mailto:support@rolecall.example",
  );
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await expect(page.getByLabel("I agree to the terms and conditions")).not.toBeChecked();
});

test("the terms are for everybody, and in the footer of the landing page", async ({
  page,
  request,
}) => {
  const answer = await request.get("/terms");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("<title>Terms and Conditions - Rolecall</title>");
  await page.goto("/");
  await page.getByRole("navigation", { name: "Help" }).getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and Conditions");
});
