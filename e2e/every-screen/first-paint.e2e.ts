import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";
import { openRendered } from "./open-rendered.ts";

/** Keeps what the page asks for back, until told to send it. */
const holdBack = async (page: Page, what: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** The client itself (web/build/chunks.ts). */
const script = /\/assets\/base-.*\.js$/;

/** The positions of all conspicuous elements in view. */
const places = (page: Page) =>
  page.locator("header, h1, h2, h3, input, button").evaluateAll((elements) =>
    elements
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join(" ");
      }),
  );

for (const [path, title] of [
  ["/", "The right job knows what you can do."],
  ["/jobs", "Find Jobs"],
  ["/companies", "Browse Companies"],
  ["/auth", "Welcome to Rolecall"],
  ["/auth/forgot", "Forgot your password?"],
  ["/saved-jobs", "Saved Jobs"],
  ["/terms", "Terms and Conditions"],
] as const)
  test(`${path} is seen before its script is there, and stands still when that comes`, async ({
    page,
    signUp,
  }) => {
    const recruiter = await signUp({ role: "recruiter" });
    await recruiter.postJob({ title: "Ferryman" });
    const sendScript = await holdBack(page, script);
    await openRendered(page, path, title);
    if (path === "/jobs") await expect(page.getByText("Ferryman").first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    const confirmed = page.waitForResponse("**/api/auth/user");
    sendScript();
    await confirmed;
    await untilQuiet(page);
    if (path !== "/saved-jobs") expect(await places(page)).toEqual(before);
  });

test("a signed-in user sees home first, and never the landing page", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Hypatia" });
  await recruiter.postJob({ title: "Astrolabe Maker" });
  const page = await signedInPage(recruiter);
  const sendScript = await holdBack(page, script);
  await openRendered(page, "/", "Welcome, Hypatia");
  await expect(page.getByRole("heading", { name: "Astrolabe Maker" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^User menu of Hypatia/ })).toBeVisible();
  await expect(page.locator("dl")).toContainText(/Active Jobs.*Companies.*Professionals/);
  await expect(page.getByRole("region", { name: "Waiting for your decision" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  const confirmed = page.waitForResponse("**/api/companies?*");
  sendScript();
  await confirmed;
  await untilQuiet(page);
  expect(await places(page)).toEqual(before);
});

test("a screen that needs a sign-in comes with its frame and the user's name", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "recruiter", firstName: "Hypatia" }));
  const sendScript = await holdBack(page, script);
  const menu = page.getByRole("button", { name: /^User menu of Hypatia/ });
  await expect(async () => {
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(menu).toBeVisible({ timeout: 3_000 });
  }).toPass();
  sendScript();
  await expect(page.locator("h1")).toHaveText("Recruiter Dashboard");
});

test("the data in the page is requested again, and gives way to the newer answer", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Bell Founder" });
  const search = "**/api/jobs?query=Founder*";
  const path = "/jobs?query=Founder";
  await page.route(search, (route) =>
    route.fulfill({ json: [], headers: { "X-Total-Count": "0" } }),
  );
  await page.goto(path);
  await expect(page.getByText("No jobs found").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bell Founder" })).toBeHidden();
});

test.describe("when the server no longer answers", () => {
  test.use({ expectedProblems: [/503.*\/api\/jobs/] });

  test("the data in the page is not taken for an answer", async ({ page, signUp }) => {
    const recruiter = await signUp({ role: "recruiter" });
    await recruiter.postJob({ title: "Cooper of Casks" });
    await page.route("**/api/jobs?query=Casks*", (route) =>
      route.fulfill({ status: 503, body: "Come back later." }),
    );
    await page.goto("/jobs?query=Casks");
    await expect(page.getByText("Come back later.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Cooper of Casks" })).toBeHidden();
  });
});

test("actions before the script is loaded take effect when it is", async ({ page }) => {
  const sendScript = await holdBack(page, script);
  await openRendered(page, "/auth/forgot", "Forgot your password?");
  const box = page.getByLabel("Username or email");
  await box.fill("nobody-at-all");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page).toHaveURL(/\/auth\/forgot$/);
  sendScript();
  await expect(page.getByText("we have sent a link")).toBeVisible();
});

test("a reader who scrolled before the script is loaded stays where they are when it is", async ({
  page,
}) => {
  const sendScript = await holdBack(page, script);
  await openRendered(page, "/", "The right job knows what you can do.");
  await page.mouse.wheel(0, 700);
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBeGreaterThan(500);
  const before = await place();
  const confirmed = page.waitForResponse("**/api/auth/user");
  sendScript();
  await confirmed;
  await untilQuiet(page);
  expect(await place()).toBe(before);
});

test("text typed into a search before the script is loaded is searched for when it is", async ({
  page,
  signUp,
}) => {
  const owner = await signUp({ role: "company" });
  await owner.makeCompany({ name: "Viola da Gamba Works" });
  const sendScript = await holdBack(page, script);
  await openRendered(page, "/companies?query=nothing+like+it", "Browse Companies");
  const box = page.getByLabel("Search companies");
  await box.fill("viola da gamba");
  sendScript();
  await expect(page.getByRole("heading", { name: "1 Companies Found" })).toBeVisible();
  await expect(box).toHaveValue("viola da gamba");
});

test("letters typed on both sides of the script's arrival stand in their order", async ({
  page,
}) => {
  const sendScript = await holdBack(page, script);
  await openRendered(page, "/jobs", "Find Jobs");
  const box = page.getByLabel("Keywords");
  await box.focus();
  await page.keyboard.type("theor");
  sendScript();
  await expect(page.getByRole("combobox", { name: "Keywords" })).toBeVisible();
  await page.keyboard.type("bo");
  await expect(box).toHaveValue("theorbo");
});
