import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test.use({ expectedProblems: [/503.*\/api\/jobs\?.*page=3/] });
import { expectToast } from "../support/toast.ts";
import { unique } from "../support/words/unique.ts";

test("a visitor searches by words, place and filters; the address keeps them", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const company = await recruiter.makeCompany({ name: "Quarry Foods" });
  const base = { companyId: company.id, location: "Évora, Portugal" };
  await recruiter.postJob({ ...base, title: "Sourdough Baker", category: "operations" });
  await recruiter.postJob({ ...base, title: "Pastry Baker", type: "part-time" });
  await recruiter.postJob({ ...base, title: "Pastry Baker at sea", location: "Azores" });

  await page.goto("/jobs");
  await page.getByLabel("Keywords").fill("baker");
  await page.getByLabel("Location").fill("evora");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/query=baker/);
  await expect(page).toHaveURL(/location=evora/);
  await expect(page.getByRole("heading", { name: "2 jobs found" })).toBeVisible();

  await page.getByLabel("Job Type").click();
  await page.getByRole("option", { name: "Part-time" }).click();
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/type=part-time/);
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Pastry Baker", exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();
  await expect(page.getByLabel("Keywords")).toHaveValue("baker");
  await expect(page.getByLabel("Job Type")).toHaveText("Part-time");

  await page.goBack();
  await expect(page.getByRole("heading", { name: "2 jobs found" })).toBeVisible();
  await expect(page.getByLabel("Job Type")).toHaveText("All Types");
});

test("a search without matches offers to start over", async ({ page }) => {
  await page.goto("/jobs?query=zzyzx");
  await expect(page.getByRole("heading", { name: "No jobs found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test("a filter that only the address has is shown, and clearing it keeps the scroll position", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Geometry Teacher", category: "education" });
  await page.goto("/jobs?query=geometry&category=education&type=contract");
  await expect(page.getByLabel("Category")).toHaveText("Education");
  await page.getByRole("button", { name: "Clear All Filters" }).press("Enter");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByLabel("Category")).toHaveText("All Categories");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("found");
});

test("a list goes on past its first page, and the way back leads to the same place", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const company = await recruiter.makeCompany({ name: "Meridian Cartography" });
  const title = unique("Cartographer");
  // A busy server refuses what comes all at once.
  for (let number = 0; number < 45; number += 1)
    await recruiter.postJob({ companyId: company.id, title: `${title} ${number}` });
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs?query=${title}`);
  await expect(page.getByRole("heading", { name: "45 jobs found" })).toBeVisible();
  const jobs = page.getByRole("link", { name: new RegExp(`^${title} \\d+$`) });
  const more = page.getByRole("button", { name: "Show more jobs" });
  await more.click();
  await expect(page.getByRole("listitem").nth(20)).toBeFocused();
  await page.route("**/api/jobs?*page=3*", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await more.click();
  await expect(page.getByRole("alert")).toHaveText("Service Unavailable");
  await more.click();
  await expect(jobs).toHaveCount(45);
  await expect(more).toBeHidden();

  const titles = await jobs.allTextContents();
  await jobs.nth(41).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await jobs.nth(41).click();
  await expect(page.getByRole("heading", { name: "Job Description" })).toBeVisible();
  await page.goBack();
  await expect(jobs).toHaveText(titles);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await page.reload();
  await expect(jobs).toHaveText(titles);
  await expect(page.getByText("You manage this")).toHaveCount(45);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  // A job that is opened, reloaded and left again leads back there too.
  await jobs.nth(41).click();
  await expect(page.getByRole("heading", { name: "Job Description" })).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(jobs).toHaveText(titles);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("searching again asks the server anew, and clearing empties the box", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Falconer" });
  await page.goto("/jobs?query=falconer");
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();
  await recruiter.postJob({ title: "Assistant Falconer", salaryMax: 30_000 });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "2 jobs found" })).toBeVisible();
  await page.getByLabel("Sort by").click();
  await page.getByRole("option", { name: "Highest salary" }).click();
  await expect(page).toHaveURL(/sort=salary/);
  await expect(page.getByRole("article").first()).toContainText("Assistant Falconer");

  await page.goto("/jobs");
  await page.getByLabel("Keywords").fill("never searched for");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByLabel("Keywords")).toHaveValue("");
});

test("a visitor who opens a job is sent to sign in", async ({ page, signUp }) => {
  const job = await (await signUp({ role: "recruiter" })).postJob();
  await page.goto(`/jobs/${job.id}`);
  await expectToast(page, "Unauthorized", "You are logged out. Logging in again...");
  await expect(page).toHaveURL(new RegExp(`/auth\\?next=%2Fjobs%2F${job.id}$`));
});
