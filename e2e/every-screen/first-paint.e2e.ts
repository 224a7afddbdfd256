import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";

/** Keeps what the page asks for back, until told to send it. */
const holdBack = async (page: Page, what: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Where everything stands that catches the eye. */
const places = (page: Page) =>
  page.locator("header, h1, h2, input, button").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height].join(" ");
    }),
  );

for (const [path, title] of [
  ["/", "The right job knows what you can do."],
  ["/jobs", "Find Jobs"],
  ["/companies", "Browse Companies"],
] as const)
  test(`${path} is seen before its script is there, and stands still when that comes`, async ({
    page,
  }) => {
    const sendScript = await holdBack(page, /\/assets\/index-.*\.js$/);
    const sendAnswers = await holdBack(page, /\/api\//);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("h1")).toHaveText(title);
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    sendScript();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(await places(page)).toEqual(before);
    sendAnswers();
    await expect(page.getByText("Loading...").first()).toBeHidden();
  });

test("a Tab before anything can be reached gets to the first link all the same", async ({
  page,
}) => {
  const sendScript = await holdBack(page, /\/assets\/index-.*\.js$/);
  await page.goto("/jobs", { waitUntil: "commit" });
  await expect(page.locator("h1")).toHaveText("Find Jobs");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  sendScript();
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});

test("who is signed in is asked for before the script is there, and only once", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  const sendScript = await holdBack(page, /\/assets\/index-.*\.js$/);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/user")) asked.push(request.method());
  });
  await page.goto("/jobs", { waitUntil: "commit" });
  await expect.poll(() => asked).toEqual(["GET"]);
  sendScript();
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  expect(asked).toEqual(["GET"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/csp .*assets/] });

  test("a page says what it needs, above what there is to see", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("noscript p")).toBeInViewport();
    await expect(page.getByText("The right job knows what you can do.")).toBeVisible();
  });
});
