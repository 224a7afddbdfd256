import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";

const minimum = (page: Page) => page.getByLabel("Minimum Salary");
const maximum = (page: Page) => page.getByLabel("Maximum Salary");

test("a salary in its box is changed neither by the mouse wheel nor by the arrow keys", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.goto("/post-job");
  await minimum(page).fill("50,000");
  await minimum(page).hover();
  await page.mouse.wheel(0, 100);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(minimum(page)).toHaveValue("50,000");
  // The keyboard of a phone has digits.
  await expect(minimum(page)).toHaveAttribute("inputmode", "numeric");
});

for (const [low, high, shown] of [
  ["120k", "$150,000", "$120,000 - $150,000"],
  ["120.000", "150 000", "$120,000 - $150,000"],
  ["120,000", "", "From $120,000"],
  ["", "62.5k", "Up to $62,500"],
] as const)
  test(`the salaries '${low}' and '${high}' are read as meant, and stay as typed until they are sent`, async ({
    signUp,
    signedInPage,
  }) => {
    const recruiter = await signUp({ role: "recruiter" });
    const job = await recruiter.postJob({ salaryMin: 1, salaryMax: 2_000 });
    const page = await signedInPage(recruiter);
    await page.goto(`/jobs/${job.id}/edit`);
    await expect(maximum(page)).toHaveValue("2,000");
    await minimum(page).fill(low);
    await maximum(page).fill(high);
    await page.getByLabel("Job Title").fill(" ");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Job title is required")).toBeVisible();
    await expect(minimum(page)).toHaveValue(low);
    await expect(maximum(page)).toHaveValue(high);
    await page.getByLabel("Job Title").fill("Glazier");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glazier");
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
  });

test("a salary that could mean several things is refused at its field, and nothing is sent", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ salaryMin: 40_000 });
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/edit`);
  await expect(minimum(page)).toHaveValue("40,000");
  for (const typed of ["120.5", "1,20,000", "120k-150k", "much"]) {
    await minimum(page).fill(typed);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(minimum(page)).toHaveAccessibleDescription(
      /Minimum salary must be an amount in dollars, like 50,000 or 50k$/,
    );
    await expect(minimum(page)).toBeFocused();
    await expect(minimum(page)).toHaveValue(typed);
  }
  const stored = await recruiter.request.get(`/api/jobs/${job.id}`);
  expect(await stored.json()).toMatchObject({ salaryMin: 40_000, salaryMax: null });
});
