import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test.use({ serverEnv: { RENDER: "off" } });

/** Answers nothing at this address until the test is over. */
const keepWaiting = (page: Page, address: RegExp) => page.route(address, () => undefined);

const placeholders = (page: Page) => page.locator("main [aria-hidden]:has([class*=shimmer]) > *");

test("while they load, six jobs and nine companies are announced by their places", async ({
  page,
}) => {
  await keepWaiting(page, /\/api\/(jobs|companies)(\?|$)/);
  await page.goto("/jobs");
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(placeholders(page)).toHaveCount(6);
  await page.goto("/companies");
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(placeholders(page)).toHaveCount(9);
});

test("the landing page is shown until the user is known", async ({
  page,
  signUp,
  signedInPage,
}) => {
  await keepWaiting(page, /\/api\/auth\/user/);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The right job knows what you can do.",
  );
  const own = await signedInPage(await signUp({ role: "recruiter", firstName: "Hypatia" }));
  await own.goto("/");
  await expect(own.getByRole("heading", { level: 1 })).toHaveText("Welcome, Hypatia");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/csp .*(assets|before-hydration)/] });

  test("a page says that it needs scripts", async ({ page }) => {
    await page.goto("/jobs");
    await expect(page.locator("noscript p")).toBeInViewport();
  });
});
