import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";

test.use({
  expectedProblems: [/ERR_(?:INTERNET_DISCONNECTED|FAILED)|403.*\/api\/jobs\/|503.*\/api/],
});

/** Every call of the page from now on, oldest first. */
const noteCalls = (page: Page) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
};

/** The most bytes of compressed script before a first screen can be used (`npm run bench -- page` weighs all). */
const mostScript = 120_000;

/** The bytes of compressed script of a screen, until the network is quiet. */
const scriptOf = async (page: Page, path: string) => {
  const weights: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path);
  await untilQuiet(page);
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
};

for (const path of ["/", "/jobs", "/companies"])
  test(`${path} is there with no more than 120 KB of script`, async ({ page }) => {
    const weight = await scriptOf(page, path);
    expect(weight).toBeGreaterThan(mostScript / 2);
    expect(weight).toBeLessThanOrEqual(mostScript);
  });

/** Home has the bell besides. */
const mostScriptOfHome = 122_000;

test("home is there for who is signed in with no more than 122 KB of script", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  expect(await scriptOf(page, "/")).toBeLessThanOrEqual(mostScriptOfHome);
});

test("a page asks the server once, and not again when somebody comes back to it or waits", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Almanac Keeper" });
  await (await signUp()).applyTo(job);
  const page = await signedInPage(recruiter);
  await page.clock.install();
  const calls = noteCalls(page);
  for (const [path, heading] of [
    ["/dashboard", "Recruiter Dashboard"],
    ["/application-management", "Application Management"],
    [`/jobs/${job.id}/applications`, "Applications for Almanac Keeper"],
    [`/jobs/${job.id}`, "Almanac Keeper"],
    ["/jobs", "Find Jobs"],
    ["/companies", "Browse Companies"],
    ["/profile", "My Profile"],
    ["/", "Welcome, Ada"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await untilQuiet(page);
    expect(calls, path).toEqual([...new Set(calls)]);
    calls.length = 0;

    const other = await page.context().newPage();
    await other.bringToFront();
    await page.bringToFront();
    await other.close();
    await page.evaluate(() => {
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.clock.fastForward("24:00:00");
    await untilQuiet(page);
    expect(calls, path).toEqual([]);
  }
});

test("data that was read is shown again without a request, until a write changes it", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Almanac Keeper" });
  await (await signUp({ firstName: "Omar", lastName: "Haddad" })).applyTo(job);
  const page = await signedInPage(recruiter);
  // The stream tells of changes whenever it gets to them, and what is shown is read again then.
  await page.route("**/api/events*", (route) => route.abort());
  const calls = noteCalls(page);
  const bar = page.getByRole("banner");
  const dashboard = page.getByRole("heading", { name: "Recruiter Dashboard" });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /^View/ }).first().click();
  await expect(page.getByRole("article", { name: "Omar Haddad" })).toBeVisible();
  await untilQuiet(page);
  calls.length = 0;
  await bar.getByRole("link", { name: "Dashboard" }).click();
  await expect(dashboard).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article", { name: "Omar Haddad" })).toBeVisible();
  expect(calls).toEqual([]);

  await page.getByRole("combobox", { name: "Status of Omar Haddad" }).click();
  await page.getByRole("option", { name: "Hired" }).click();
  await expect(page.getByText("Status Updated", { exact: true })).toBeVisible();
  await bar.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("main")).toContainText("Hires This Month");
  await untilQuiet(page);
  expect(calls.filter((call) => call === "GET /api/dashboard/recruiter")).toHaveLength(1);
});
