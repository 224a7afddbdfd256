// The list of jobs: the number of jobs in view, and the active filters.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";

/** The heights of the jobs in view, with a margin for fonts. */
const heights = async (page: Page) =>
  page
    .getByRole("article")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

test("a job takes about 96 px where the list has the width, with all that there is to say of it", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Plumbago Pencil Works" });
  const base = { companyId, location: "Keswick", salaryMin: 60_000, salaryMax: 70_000 };
  const description = `Graphite from the fells. ${"We grade, cut and finish it here. ".repeat(10)}`;
  for (const title of ["Graphite Grader", "Graphite Cutter", "Graphite Finisher"])
    await recruiter.postJob({ ...base, title, description });
  const shown = [
    "Plumbago Pencil Works",
    "Keswick",
    "Full-time",
    "Senior Level",
    "Technology",
    `${description.slice(0, 150)}...`,
    "$60,000 - $70,000",
    "1 day ago · 0 applicants",
  ];

  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/jobs?query=graphite");
    await expect(page.getByRole("article")).toHaveCount(3);
    for (const height of await heights(page)) expect(height, `${width} px`).toBeLessThan(104);
  }
  const row = page.getByRole("article").filter({ hasText: "Graphite Grader" });
  for (const text of shown) await expect(row.getByText(text)).toBeVisible();
  await expect(row.getByRole("link", { name: "Apply Now" })).toBeVisible();
  await expect(row.getByRole("button", { name: "Save Graphite Grader" })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 800 });
  for (const text of shown) await expect(row.getByText(text)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

test("every filter that is set can be taken away by itself", async ({ page, signUp }) => {
  const recruiter = await signUp({ role: "recruiter" });
  const base = { location: "Whitby", category: "design" } as const;
  await recruiter.postJob({ ...base, title: "Jet Carver", type: "contract" });
  await recruiter.postJob({ ...base, title: "Jet Polisher", type: "part-time" });

  await page.goto(
    "/jobs?query=jet&location=whitby&type=contract&category=design&salaryRange=120%2B",
  );
  const chips = page.getByRole("group", { name: "Filters that are set" });
  await expect(chips.getByRole("link")).toHaveText([
    "“jet”",
    "whitby",
    "Contract",
    "Design",
    "$120k+",
  ]);
  await chips.getByRole("link", { name: "Remove $120k+" }).click();
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();
  await chips.getByRole("link", { name: "Remove Contract" }).press("Enter");
  await expect(page.getByRole("heading", { name: "2 jobs found" })).toBeVisible();
  await expect(page.getByLabel("Job Type")).toHaveText("All Types");
  // The focus stays among the filters, at the one that took the place.
  await expect(chips.locator("> *").nth(2)).toBeFocused();
  await chips.getByRole("link", { name: "Remove “jet”" }).click();
  await expect(page.getByLabel("Keywords")).toHaveValue("");
  await expect(page).toHaveURL(/\/jobs\?location=whitby&category=design$/);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(chips).toBeHidden();
});

test("a filter that was chosen and not applied yet shows it", async ({ page }) => {
  await page.goto("/jobs");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByLabel("Job Type").click();
  await page.getByRole("option", { name: "Hybrid" }).click();
  await expect(filters.getByText("Not applied yet")).toHaveCount(1);
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/type=hybrid/);
  await expect(filters.getByText("Not applied yet")).toHaveCount(0);
});

test("the key / puts the cursor into the search, and is a letter like any other in it", async ({
  page,
}) => {
  await page.goto("/jobs?query=and");
  // The page hears keys once its script is there.
  await untilQuiet(page);
  await page.getByRole("link", { name: "Saved Jobs" }).focus();
  const box = page.getByLabel("Keywords");
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("and");
  await box.press("End");
  await page.keyboard.type("/or");
  await expect(box).toHaveValue("and/or");
});

test("each row shows its reader's relation to the job, and leads to the dialog to apply or to the applications", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany();
  const post = (title: string) => recruiter.postJob({ companyId, title });
  const job = await post("Heliograph Operator");
  await post("Heliograph Fitter");
  const candidate = await signUp();
  await candidate.applyTo(job);

  const seenBy = async (person: typeof candidate) => {
    const page = await signedInPage(person);
    await page.goto("/jobs?query=heliograph");
    const rowOf = (title: string) => page.getByRole("article").filter({ hasText: title });
    return [rowOf, page] as const;
  };
  const [ofCandidate, candidatePage] = await seenBy(candidate);
  await expect(ofCandidate("Operator").getByText("Applied today")).toBeVisible();
  await expect(ofCandidate("Operator").getByRole("link", { name: "Apply Now" })).toBeVisible();
  await expect(ofCandidate("Fitter").getByText("Applied")).toHaveCount(0);
  const small = await ofCandidate("Fitter")
    .getByRole("heading")
    .evaluate((title) => getComputedStyle(title).fontFamily);
  // The display face swallows its dots in small sizes.
  expect(small).toMatch(/^"?Figtree/);
  await ofCandidate("Fitter").getByRole("link", { name: "Apply Now" }).click();
  await expect(candidatePage.getByRole("dialog")).toContainText("Apply for Heliograph Fitter");
  const [ofRecruiter, recruiterPage] = await seenBy(recruiter);
  await expect(ofRecruiter("Fitter").getByText("You manage this")).toBeVisible();
  // What one manages is not to be applied to: its row leads to the applications.
  await expect(ofRecruiter("Fitter").getByRole("link", { name: "Apply Now" })).toHaveCount(0);
  await ofRecruiter("Fitter").getByRole("link", { name: "Applications" }).click();
  await expect(recruiterPage).toHaveURL(/\/jobs\/[\da-f-]+\/applications$/);
});
