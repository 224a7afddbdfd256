import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A new screen is there: it has a title, one heading, and the focus on it. */
const expectScreen = async (page: Page, name: string | RegExp, title = name) => {
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(typeof title === "string" ? `${title} - Rolecall` : title);
};

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("each screen that one goes to has a title, and its heading has the focus", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Rui" });
  const company = await recruiter.makeCompany({ name: "Saltmarsh Ferries" });
  await recruiter.postJob({ companyId: company.id, title: "Deckhand" });
  const page = await signedInPage(recruiter);
  const bar = page.getByRole("navigation", { name: "Main" });
  await page.goto("/");
  await expect(heading(page)).toHaveText("Welcome, Rui");
  await expect(page).toHaveTitle("Rolecall");
  // Until the script is there, a link loads its page anew, and the browser sets the focus.
  await untilQuiet(page);

  await bar.getByRole("link", { name: "Find Jobs" }).click();
  await expectScreen(page, "Find Jobs");
  await page.getByRole("link", { name: "Deckhand", exact: true }).click();
  // The headings of these two come from the server.
  await expectScreen(page, "Deckhand");
  await page.getByRole("article").getByRole("link", { name: "Saltmarsh Ferries" }).click();
  await expectScreen(page, "Saltmarsh Ferries");
  await bar.getByRole("link", { name: "Companies" }).click();
  await expectScreen(page, "Browse Companies");
  await bar.getByRole("link", { name: "Applications" }).click();
  await expectScreen(page, "Application Management");
  const userMenu = page.getByRole("button", { name: /^User menu/ });
  await userMenu.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(userMenu).toBeFocused();
  await userMenu.click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await expectScreen(page, "My Profile");
  await page.getByRole("link", { name: "Rolecall, start page" }).click();
  await expectScreen(page, "Welcome, Rui", /^Rolecall$/);
  await page.goBack();
  await expectScreen(page, "My Profile");
});

test("Tab first offers to skip the bar", async ({ page }) => {
  await page.goto("/jobs");
  await expect(heading(page)).toHaveText("Find Jobs");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saved Jobs" })).toBeFocused();
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("nothing scrolls sideways, and the menu leads everywhere", async ({
    page,
    signUp,
    signedInPage,
  }) => {
    for (const path of ["/", "/auth", "/auth/forgot", "/jobs", "/companies"]) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      expect(await scrollsSideways(page), path).toBe(false);
    }
    const desk = await signedInPage(await signUp({ role: "recruiter" }));
    for (const path of ["/", "/dashboard", "/application-management", "/post-job", "/profile"]) {
      await desk.setViewportSize({ width: 320, height: 640 });
      await desk.goto(path);
      await expect(heading(desk)).toBeVisible();
      expect(await scrollsSideways(desk), path).toBe(false);
    }

    const toggle = desk.getByRole("button", { name: "Menu", exact: true });
    await toggle.click();
    const menu = desk.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText([
      "Find Jobs",
      "Companies",
      "Post a Job",
      "Dashboard",
      "Applications",
    ]);
    await expect(menu.getByText("Signed in as Recruiter")).toBeVisible();
    await desk.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole("link", { name: "Dashboard" }).click();
    await expect(menu).toBeHidden();
    await expectScreen(desk, "Recruiter Dashboard");
  });

  test("a visitor's menu has the landing page's sections and ways in", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText([
      "About",
      "Contact",
      "Find Jobs",
      "Companies",
      "Post a Job",
      "Sign In",
      "Sign Up",
    ]);
    await menu.getByRole("link", { name: "About" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { name: "More than a job board" })).toBeInViewport();
  });

  for (const wayIn of ["Post a Job", "Sign In", "Sign Up"])
    test(`a visitor's menu closes when '${wayIn}' leads to the sign-in screen`, async ({
      page,
    }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByRole("link", { name: wayIn }).click();
      await expect(page).toHaveURL(/\/auth$/);
      await expect(menu).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
});

test("moving to the bar by keyboard keeps the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 300));
  for (const link of await page.getByRole("banner").getByRole("link").all()) {
    await link.evaluate((element) => element.focus());
    expect(await place()).toBe(300);
  }
});

test("the theme follows the system until the user chooses one, which is kept", async ({ page }) => {
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  /** The colour of the browser's own bars. */
  const bars = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((all: HTMLMetaElement[]) =>
        all.flatMap(({ media, content }) => (matchMedia(media).matches ? [content] : [])),
      );
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/auth");
  const dark = await canvas();
  const darkBars = await bars();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await canvas()).not.toBe(dark);
  expect(await bars()).not.toEqual(darkBars);

  const choice = page.getByRole("button", { name: /^Colors/ });
  await choice.click();
  await page.getByRole("menuitem", { name: "Dark" }).click();
  await expect(choice).toHaveAccessibleName("Colors: Dark");
  await expect(choice).toBeFocused();
  expect(await canvas()).toBe(dark);
  expect(await bars()).toEqual(darkBars);
  await page.reload();
  expect(await canvas()).toBe(dark);
  expect(await bars()).toEqual(darkBars);

  await choice.click();
  await page.getByRole("menuitem", { name: "As the system" }).click();
  expect(await canvas()).not.toBe(dark);
  expect(await bars()).not.toEqual(darkBars);
});

test("a job prints in dark ink, without bar and buttons", async ({ signUp, signedInPage }) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Signalman" });
  const page = await signedInPage(await signUp());
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("button", { name: "Apply Now" })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Apply Now" })).toBeHidden();
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe("light");
});
