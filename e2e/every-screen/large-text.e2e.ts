import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { expectNothingBeyond } from "../support/looks/page-edge.ts";

// Every measure grows with the letters, so that a phone of 375 px with letters twice as large is one
// of half the width.
const phone = { width: 188, height: 406 };

test.describe("with letters twice as large nothing is beyond the edge of a phone's page", () => {
  test("for a visitor", async ({ page, signUp }) => {
    const recruiter = await signUp({ role: "recruiter" });
    await recruiter.postJob({ salaryMin: 1_234_567_890, salaryMax: 2_147_483_647 });
    await page.setViewportSize(phone);
    for (const address of ["/", "/auth", "/auth#register", "/auth/forgot", "/jobs", "/companies"])
      await expectNothingBeyond(page, address, /\S/);
  });

  test("for a candidate", async ({ signUp, signedInPage }) => {
    const recruiter = await signUp({ role: "recruiter" });
    const job = await recruiter.postJob({ salaryMin: 90_000, salaryMax: 120_000 });
    const candidate = await signUp();
    await candidate.makeProfile();
    const { id } = await candidate.applyTo(job);
    const status = { status: "interview_scheduled" };
    await recruiter.request.put(`/api/applications/${id}/status`, { data: status });
    const page = await signedInPage(candidate);
    await page.setViewportSize(phone);
    const lists = ["/", "/jobs", "/companies", "/saved-jobs", "/my-applications", "/profile"];
    for (const address of [...lists, `/jobs/${job.id}`, `/companies/${job.companyId}`])
      await expectNothingBeyond(page, address, /\S/);
  });

  test("for a recruiter, and figures stay in one piece", async ({ signUp, signedInPage }) => {
    const recruiter = await signUp({ role: "recruiter" });
    const job = await recruiter.postJob();
    const candidate = await signUp();
    await candidate.makeProfile();
    await candidate.applyTo(job);
    const page = await signedInPage(recruiter);
    await page.setViewportSize(phone);
    await page.route("**/api/dashboard/recruiter", async (route) => {
      const answer = await route.fetch();
      const dashboard = (await answer.json()) as { stats: Record<string, number> };
      dashboard.stats["totalApplications"] = 12_345;
      await route.fulfill({ response: answer, json: dashboard });
    });
    const applications = `/jobs/${job.id}/applications`;
    for (const address of ["/dashboard", "/application-management", "/my-jobs", applications])
      await expectNothingBeyond(page, address, /\S/);
    for (const address of ["/post-job", `/jobs/${job.id}/edit`, "/profile"])
      await expectNothingBeyond(page, address, /\S/);
    await page.goto("/dashboard");
    expect(await linesOf(page, "12,345")).toBe(1);
  });
});

test.describe("in a window as low as at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the letter can be read and written, and the whole dialog scrolls", async ({
    signUp,
    signedInPage,
  }) => {
    const recruiter = await signUp({ role: "recruiter" });
    const job = await recruiter.postJob();
    const candidate = await signUp();
    await candidate.makeProfile();
    const page = await signedInPage(candidate);
    await page.goto(`/jobs/${job.id}`);
    await page.getByRole("button", { name: "Apply Now" }).click();
    const letter = page.getByLabel("Cover Letter");
    await letter.scrollIntoViewIfNeeded();
    expect(await shownHeight(page, "textarea")).toBeGreaterThan(150);
    await page.getByRole("button", { name: "Cancel" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Cancel" })).toBeInViewport({ ratio: 1 });
  });

  test("neither the top bar nor the selection bar covers the applications", async ({
    signUp,
    signedInPage,
  }) => {
    const recruiter = await signUp({ role: "recruiter" });
    const jobs = [await recruiter.postJob(), await recruiter.postJob(), await recruiter.postJob()];
    const candidate = await signUp();
    await candidate.makeProfile();
    for (const job of jobs) await candidate.applyTo(job);
    const page = await signedInPage(recruiter);
    await page.goto("/application-management");
    await page.getByRole("row").nth(1).getByRole("checkbox").click();
    await expect(page.getByText("1 application selected")).toBeAttached();
    await page
      .getByRole("row")
      .nth(2)
      .evaluate((row) => row.scrollIntoView({ block: "start" }));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(page.getByRole("region", { name: "Selected applications" })).not.toBeInViewport();
  });
});

test("the job form stays where it is while the companies are on their way", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.makeCompany();
  const page = await signedInPage(recruiter);
  await page.setViewportSize({ width: 375, height: 812 });
  const companies = Promise.withResolvers<void>();
  await page.route("**/api/companies*", async (route) => {
    await companies.promise;
    const answer = await route.fetch();
    // The answer of a board with more companies than a list holds.
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), "x-total-count": "1500" },
    });
  });
  await page.goto("/post-job");
  const category = page.getByRole("combobox", { name: "Category" });
  const before = await category.boundingBox();
  companies.resolve();
  await expect(page.getByText("Select company")).toBeVisible();
  expect(await category.boundingBox()).toEqual(before);
});

/** In how many lines a text stands. */
const linesOf = async (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

/** The visible height of an element, in pixels. */
const shownHeight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    let shown = 0;
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y += 1)
      if (document.elementFromPoint(left + 20, y) === element) shown += 1;
    return shown;
  });
