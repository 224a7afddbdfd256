import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Job, person, company or page" });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test("a recruiter goes to a job, a person, a company and a page by the keyboard alone", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Quorvex Foundry" });
  const job = await recruiter.postJob({ title: "Quorvex Moulder", companyId });
  const candidate = await signUp({ firstName: "Quorvexa", lastName: "Lund" });
  await candidate.applyTo(job);
  const page = await signedInPage(recruiter);
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();

  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("quorvex");
  await expect(group(page, "Jobs").getByRole("option")).toHaveText(/Quorvex Moulder/);
  await expect(group(page, "People").getByRole("option")).toHaveText(
    /Quorvexa Lund.*Applied for Quorvex Moulder/,
  );
  await expect(group(page, "Companies").getByRole("option")).toHaveText(/Quorvex Foundry/);
  await expect(page.getByText("3 results.")).toBeVisible();
  await expectNoAxeViolations(page);
  // The first one is chosen; the arrow keys go round.
  const chosen = page.getByRole("option", { selected: true });
  await expect(chosen).toHaveText(/Quorvex Moulder/);
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText(/Quorvex Foundry/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Applications for Quorvex Moulder",
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("Meta+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("my jo");
  await expect(chosen).toHaveText("My Jobs");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Jobs");
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("quorvex");
  await expect(group(page, "Companies")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quorvex Foundry");
});

test("who applied is looked for by recruiters alone, and Escape leads back to the button", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ firstName: "Ola" }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/jobs");
  const button = page.getByRole("button", { name: "Go to" });
  await button.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("zzyzxq");
  await expect(page.getByText("Nothing has this name.")).toBeVisible();
  expect(asked).toContain("/api/companies");
  expect(asked).not.toContain("/api/applications/filter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/\/jobs$/);
});

test("a visitor finds the pages that everybody may open", async ({ page }) => {
  await page.goto("/companies");
  await page.getByRole("button", { name: "Go to" }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Find Jobs",
    "Companies",
    "Saved Jobs",
    "Start page",
  ]);
  await page.getByRole("option", { name: "Saved Jobs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved Jobs");
});
