import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { openRendered } from "./open-rendered.ts";

test.use({ javaScriptEnabled: false, expectedProblems: [/csp .*(assets|before-hydration)/] });

test("jobs are searched and read, and found by their links", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Clavichord Tuner" });
  await openRendered(page, "/jobs", "Find Jobs");
  await page.getByLabel("Keywords").fill("Clavichord");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/jobs\?query=Clavichord/);
  await expect(page.getByText("1 jobs found")).toBeVisible();
  await expect(page.getByLabel("Keywords")).toHaveValue("Clavichord");
  await expect(page.getByRole("heading", { name: "Clavichord Tuner" })).toBeVisible();
});

test("companies are searched and read", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.makeCompany({ name: "Harpsichord & Sons" });
  await openRendered(page, "/companies", "Browse Companies");
  await page.getByLabel("Search companies").fill("harpsichord");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/companies\?query=harpsichord/);
  await expect(page.getByRole("heading", { name: "Harpsichord & Sons" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("no password gets into an address, and nothing is sent", async ({ page }) => {
  const asked: string[] = [];
  await openRendered(page, "/auth", "Welcome to Rolecall");
  page.on("request", (request) => {
    if (request.resourceType() === "document") asked.push(request.url());
  });
  await page.getByLabel("Username").fill("somebody");
  await page.getByLabel("Password", { exact: true }).fill("a secret of mine");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(asked).toEqual([]);
});

test("the jobs after the first twenty are reached by links, and so is the way back", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Lutherie Amati" });
  for (let number = 1; number <= 21; number += 1)
    await recruiter.postJob({ title: `Violmaker ${number}`, companyId });
  await openRendered(page, "/jobs?query=Violmaker&type=full-time", "Find Jobs");
  await expect(page.getByRole("heading", { name: "21 jobs found" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Violmaker/ })).toHaveCount(20);
  await expect(page.getByRole("button", { name: "Show more jobs" })).toBeHidden();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/\/jobs\?query=Violmaker&type=full-time&page=2$/);
  await expect(page.getByRole("heading", { name: /^Violmaker/ })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL(/\/jobs\?query=Violmaker&type=full-time$/);
  await expect(page.getByRole("heading", { name: /^Violmaker/ })).toHaveCount(20);
});

test("filters and order are chosen from the browser's own lists, and cleared", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Spinet Carver", type: "contract" });
  await recruiter.postJob({ title: "Spinet Polisher", type: "part-time" });
  await openRendered(page, "/jobs?query=Spinet", "Find Jobs");
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByRole("combobox", { name: "Job Type" }).selectOption("Contract");
  await filters.getByRole("combobox", { name: "Sort by" }).selectOption("Newest");
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Spinet Carver" })).toBeVisible();
  await expect(page.getByLabel("Keywords")).toHaveValue("Spinet");
  await expect(filters.getByRole("combobox", { name: "Job Type" })).toHaveValue("contract");
  await expect(filters.getByRole("combobox", { name: "Sort by" })).toHaveValue("newest");
  await filters.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test("the companies after the first page are reached by a link, and an industry is chosen", async ({
  page,
  signUp,
}) => {
  const owner = await signUp({ role: "recruiter" });
  for (let number = 1; number <= 25; number += 1)
    await owner.makeCompany({
      // The only one of its industry is on the second page.
      name: `Sackbut Foundry ${number === 1 ? "Zulu" : number}`,
      industry: number === 1 ? "Brass and Bells" : "Foundries",
    });
  await openRendered(page, "/companies?query=Sackbut+Foundry", "Browse Companies");
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/\/companies\?.*page=2/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(page.getByRole("article")).toHaveCount(24);
  const industry = page.getByRole("form", { name: "Industry" });
  await industry.getByRole("combobox", { name: "Industry" }).selectOption("Brass and Bells");
  await industry.getByRole("button", { name: "Choose" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Sackbut Foundry Zulu" })).toBeVisible();
});

for (const path of ["/auth", "/auth#register"])
  test(`${path} says that it needs scripts`, async ({ page }) => {
    await openRendered(page, path, "Welcome to Rolecall");
    const text = page.locator("noscript p");
    await expect(text).toBeInViewport();
    await expect(text).toContainText("Signing in and registering need JavaScript.");
    await expect(page.getByText("Loading...")).toBeHidden();
  });
