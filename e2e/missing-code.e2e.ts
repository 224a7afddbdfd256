import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";

test.use({
  expectedProblems: [/ERR_INTERNET_DISCONNECTED|cannot be reached|404.*companies-screen/],
});

test("a screen that is gone to without the server says so, and comes when it is back", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/jobs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Jobs");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Companies" }).first().click();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page).toHaveURL(`${baseURL}/companies`);
  await retry.click();
  await expect(retry).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Jobs");
  await page.goForward();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Companies");
});

test("a screen whose code a new version replaced comes with that version", async ({ page }) => {
  let replaced = false;
  await page.route(/\/assets\/companies-screen.*\.js$/, async (route) => {
    if (replaced) await route.continue();
    else await route.fulfill({ status: 404, contentType: "text/html", body: "" });
  });
  await page.route("**/companies", async (route) => {
    if (route.request().isNavigationRequest()) replaced = true;
    await route.continue();
  });
  await page.goto("/jobs");
  await page.getByRole("link", { name: "Companies" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Companies");
});
