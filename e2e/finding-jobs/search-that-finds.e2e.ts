// Everything that a search shows beside its jobs: corrections, matches, counts, and filters to
// drop.
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { unique } from "../support/words/unique.ts";

// A search that is too long is refused.
test.use({ expectedProblems: [/400.*\/api\/jobs\?query=/] });

test("a mistyped word is corrected, with a way to the words as typed and back", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Beekeeper", description: "You keep bees." });

  await page.goto("/jobs");
  await page.getByLabel("Keywords").fill("beekeper");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Showing results for “beekeeper”.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();

  await page.getByRole("link", { name: "Search instead for “beekeper”" }).click();
  await expect(page).toHaveURL(/exact=true/);
  await expect(page.getByRole("heading", { name: "No jobs found" })).toBeVisible();
  await expect(page.getByText("Showing results for exactly “beekeper”.")).toBeVisible();

  await page.getByRole("link", { name: "Include similar words" }).click();
  await expect(page).not.toHaveURL(/exact/);
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();

  // A new search is none for exact words.
  await page.goto("/jobs?query=beekeper&exact=true");
  await page.getByLabel("Keywords").fill("beekeepr");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Showing results for “beekeeper”.")).toBeVisible();
});

test("a search in one box is offered as it was meant, and a long one shorter", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const title = unique("Glassblower");
  await recruiter.postJob({ title, type: "remote" });
  await page.goto(`/jobs?query=${encodeURIComponent(`remote ${title} jobs`)}`);
  await page.getByRole("link", { name: `remote ${title}: 1 job`, exact: true }).click();
  await expect(page).toHaveURL(/type=remote/);
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();

  await page.goto(`/jobs?query=${encodeURIComponent(`${title} `.repeat(300).slice(0, 310))}`);
  await page.getByRole("link", { name: "Shorten the search" }).click();
  await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();

  await page.goto("/jobs?query=100%");
  await expect(page.getByLabel("Keywords")).toHaveValue("100%");
});

test("matches of the search are marked", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  const title = unique("Lighthouse Keeper");
  await recruiter.postJob({
    title,
    description: `${"The sea is wide. ".repeat(20)}You will be climbing stairs at night.`,
  });
  await page.goto("/jobs?query=keepers+climb");
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.locator("mark")).toHaveText(["Keeper", "climbing"]);
  await expect(card).toContainText("You will be climbing stairs at night.");
  await expect(card).toContainText(`${"The sea is wide. ".repeat(20).slice(0, 150)}...`);
  await expect(card.getByRole("link", { name: title, exact: true })).toBeVisible();

  await page.goto("/jobs?location=");
  await expect(page.getByRole("article").filter({ hasText: title })).toContainText(
    /The sea is wide\. .*\.\.\./,
  );
  await expect(page.locator("mark")).toHaveCount(0);
});

test("each choice of a filter says how many jobs it would give", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  const base = { location: "Tromsø", category: "finance" } as const;
  await recruiter.postJob({ ...base, title: "Auroral Analyst", type: "contract" });
  await recruiter.postJob({ ...base, title: "Auroral Accountant", type: "contract" });
  await recruiter.postJob({ ...base, title: "Auroral Auditor", type: "remote" });

  await page.goto("/jobs?query=auroral");
  await page.getByLabel("Job Type").click();
  await expect(page.getByRole("option", { name: "Contract" })).toHaveAccessibleDescription("2");
  await expect(page.getByRole("option", { name: "Full-time" })).toHaveAccessibleDescription("0");
  // A choice that finds nothing today can still be chosen.
  await expect(page.getByRole("option", { name: "Full-time" })).toBeEnabled();
  await page.keyboard.press("Escape");

  const filters = page.getByRole("complementary", { name: "Filters" });
  await page.getByLabel("Job Type").click();
  await page.getByRole("option", { name: "Remote" }).click();
  await expect(filters.getByRole("status")).toHaveText("1 job with these filters");
  await page.getByLabel("Category").click();
  await expect(page.getByRole("option", { name: "Finance" })).toHaveAccessibleDescription("1");
  await expect(page.getByRole("option", { name: "Design" })).toHaveAccessibleDescription("0");
  await page.getByRole("option", { name: "Design" }).click();
  await expect(filters.getByRole("status")).toHaveText("0 jobs with these filters");

  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByRole("heading", { name: "0 jobs found" })).toBeVisible();
  await expect(filters.getByRole("status")).toBeEmpty();
});

test("a search without results offers to drop single filters, with the number of jobs that would give", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Peat Cutter", location: "Galway", type: "contract" });
  await recruiter.postJob({ title: "Turf Cutter", location: "Mayo", type: "contract" });

  await page.goto("/jobs?query=peat&location=mayo&type=contract");
  await expect(page.getByRole("heading", { name: "No jobs found" })).toBeVisible();
  await expect(page.getByText("There are jobs with one filter less:")).toBeVisible();
  // Another type would not help.
  await expect(page.getByRole("link", { name: /Any job type/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Without “peat” 1 job" })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  await page.getByRole("link", { name: "Not only in “mayo” 1 job" }).press("Enter");
  await expect(page).toHaveURL(/query=peat&type=contract/);
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("");
});
