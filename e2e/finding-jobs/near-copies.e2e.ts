// Near copies of a listing are shown as one, and their poster is told why.
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test("near copies are one row of the job search, which opens them, and the poster reads why", async ({
  page,
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Ravelin Rope Works" });
  const base = { companyId, location: "Chatham", description: "Twist hemp into hawsers." };
  await recruiter.postJob({ ...base, title: "Hawser Twister" });
  await page.goto("/jobs?query=hawser");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "more like it" })).toHaveCount(0);

  const copy = await recruiter.postJob({ ...base, title: "Hawser-Twister" });
  await page.goto("/jobs?query=hawser");
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  const row = page.getByRole("article");
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(row.getByRole("button", { name: "1 more like it" })).toBeVisible();
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(tooWide, `${width} px`).toBe(false);
  }
  expect((await row.boundingBox())?.height).toBeLessThan(104);
  await row.getByRole("button", { name: "1 more like it" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "1 more like it" });
  await expect(dialog.getByRole("link", { name: "Hawser-Twister" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // Who is not signed in is sent to sign in for a job, and then on to it.
  await dialog.getByRole("link", { name: "Hawser-Twister" }).click();
  await expect(page).toHaveURL(new RegExp(copy.id));

  const own = await signedInPage(recruiter);
  const why = "Shown together with Hawser-Twister, first posted";
  await own.goto(`/jobs/${copy.id}`);
  await expect(own.getByRole("region", { name: "Manage this job" })).toContainText(why);
  await own.goto("/my-jobs");
  await expect(own.getByText(why)).toHaveCount(1);
  await own.goto("/jobs?query=hawser");
  await expect(own.getByRole("button", { name: "1 more like it" })).toBeVisible();
});

test("jobs are filtered and sorted by how their companies answer", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Oakum Picker" });
  await page.goto("/jobs?query=oakum&sort=answers");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveText("Best answers");
  await page.getByRole("combobox", { name: "Answers at least" }).click();
  await page.getByRole("option", { name: "80% answered" }).click();
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/answers=80/);
  await expect(page.getByRole("link", { name: "Remove 80% answered" })).toBeVisible();
  await page.getByRole("link", { name: /However they answer/ }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});
