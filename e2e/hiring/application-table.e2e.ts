import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import type { Person, SignUp } from "../support/people.ts";
import { preview, problemsOfPreviews } from "../support/preview.ts";
import { expectToast } from "../support/toast.ts";

const failedChange = /500.*\/api\/applications\/.*\/status$/;
test.use({
  expectedProblems: [new RegExp(`${problemsOfPreviews.source}|${failedChange.source}`)],
});

/** A recruiter's table with the application of Ines, who has a profile, and of Otto, who has none. */
const tableOfTwo = async (signUp: SignUp, signedInPage: (person: Person) => Promise<Page>) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Ropemaker" });
  const ines = await signUp({ firstName: "Ines", lastName: "Vale" });
  await ines.makeProfile();
  const { id } = await ines.applyTo(job);
  await (await signUp({ firstName: "Otto", lastName: "Vale" })).applyTo(job);
  const page = await signedInPage(recruiter);
  const statusOfInes = async () => {
    const answer = await recruiter.request.get(`/api/applications/${id}`);
    return ((await answer.json()) as { status: string }).status;
  };
  return { page, statusOfInes };
};

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

test("on a laptop the first application stands within 300 pixels, below every filter", async ({
  signUp,
  signedInPage,
}) => {
  const { page } = await tableOfTwo(signUp, signedInPage);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/application-management");
  await expect(row(page, "Otto Vale")).toBeVisible();
  expect((await row(page, "Otto Vale").boundingBox())?.y).toBeLessThan(300);
  for (const label of ["Status", "Job Position", "Search Candidates", "Sort By", "Sort Order"])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("rows are one line of 44 pixels, and higher in this browser once somebody chose that", async ({
  signUp,
  signedInPage,
}) => {
  const { page } = await tableOfTwo(signUp, signedInPage);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/application-management");
  const height = async () => (await row(page, "Otto Vale").boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(0);
  expect(await height()).toBeLessThanOrEqual(45);
  const menu = page.getByRole("button", { name: "Columns and rows" });
  const comfortable = page.getByRole("menuitemcheckbox", { name: "Comfortable rows" });
  await menu.press("Enter");
  await comfortable.press("Enter");
  await expect.poll(height).toBeGreaterThan(50);
  await page.reload();
  await expect.poll(height).toBeGreaterThan(50);
  await menu.press("Enter");
  await expect(comfortable).toBeChecked();
  await expectNoAxeViolations(page);
});

test("a wide window shows title, place and how long candidates wait, from edge to edge", async ({
  signUp,
  signedInPage,
}) => {
  const { page } = await tableOfTwo(signUp, signedInPage);
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto("/application-management");
  await expect(row(page, "Ines Vale").getByRole("cell")).toHaveText([
    "",
    /^Ropemaker/,
    "Pending",
    /^[A-Z][a-z]{2} \d\d, \d{4}$/,
    "Gardener",
    "Sintra",
    "Today",
  ]);
  await expect(page.getByRole("columnheader")).toHaveCount(8);
  expect((await page.getByRole("table").boundingBox())?.width).toBeGreaterThan(1800);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("columnheader")).toHaveCount(5);
});

test("a status is set in its row of the table, by pointer and by keyboard, and the row keeps the focus", async ({
  signUp,
  signedInPage,
}) => {
  const { page, statusOfInes } = await tableOfTwo(signUp, signedInPage);
  await page.goto("/application-management");
  const status = page.getByRole("combobox", { name: "Status of Ines Vale, Ropemaker" });
  await status.click();
  await page.getByRole("option", { name: "Interview Scheduled" }).click();
  await expectToast(page, "Status Updated", "Application status has been updated successfully.");
  await expect(status).toHaveText("Interview Scheduled");
  expect(await statusOfInes()).toBe("interview_scheduled");

  await status.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "Interview Scheduled" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Rejected" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Rejected");
  await expect(status).toBeFocused();
  await expect.poll(statusOfInes).toBe("rejected");
});

test("a status that could not be set in the table says so and stays as it was", async ({
  signUp,
  signedInPage,
}) => {
  const { page, statusOfInes } = await tableOfTwo(signUp, signedInPage);
  await page.goto("/application-management");
  await page.route("**/status", (route) => route.fulfill({ status: 500, body: "Out of paper" }));
  const status = page.getByRole("combobox", { name: "Status of Ines Vale, Ropemaker" });
  await status.click();
  await page.getByRole("option", { name: "Hired" }).click();
  await expectToast(page, "Error", "Failed to update status");
  await expect(status).toHaveText("Pending");
  expect(await statusOfInes()).toBe("pending");
});

test("resumes are read beside the table, and each decision there is about the one that is shown", async ({
  signUp,
  signedInPage,
}) => {
  const { page, statusOfInes } = await tableOfTwo(signUp, signedInPage);
  await page.goto("/application-management");
  await expect(row(page, "Ines Vale")).toBeVisible();
  // The first row is marked from the start, and keys act on it.
  await expect(row(page, "Otto Vale")).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("5");
  await expect(row(page, "Otto Vale").getByRole("combobox")).toHaveText("Rejected");
  await expect(row(page, "Ines Vale")).toHaveAttribute("aria-current", "true");
  await page.getByRole("checkbox", { name: /^Select Otto/ }).click();
  await page.getByRole("checkbox", { name: /^Select Ines/ }).click({ modifiers: ["Shift"] });
  await expect(page.getByText("2 applications selected")).toBeVisible();
  await page.getByRole("button", { name: "Clear Selection" }).click();
  await page.getByRole("button", { name: "Preview of Otto Vale's resume, Ropemaker" }).click();
  await expect(preview(page, "Otto Vale").getByText("Page 1 of 1")).toBeVisible();
  await expect(row(page, "Otto Vale")).toHaveAttribute("aria-current", "true");
  await expectNoAxeViolations(page);
  await page.keyboard.press("2");
  await expect(preview(page, "Ines Vale").getByText("Page 1 of 1")).toBeVisible();
  await expect(row(page, "Otto Vale").getByRole("combobox")).toHaveText("Under Review");
  await preview(page, "Ines Vale").getByRole("button", { name: "Shortlisted" }).click();
  await expect(row(page, "Ines Vale").getByRole("combobox")).toHaveText("Shortlisted");
  await expect.poll(statusOfInes).toBe("shortlisted");
  await page.goBack();
  await expect(page.getByRole("region", { name: /^Preview of/ })).toHaveCount(0);
  await expect(row(page, "Ines Vale")).toBeVisible();
});

test("the filtered applications are exported with the columns that somebody chose", async ({
  signUp,
  signedInPage,
}) => {
  const { page } = await tableOfTwo(signUp, signedInPage);
  await page.goto("/application-management?search=Ines");
  await expect(row(page, "Ines Vale")).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export applications" });
  for (const column of ["Email", "Company", "Applied at", "Location"])
    await dialog.getByRole("checkbox", { name: column }).click();
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Download CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const stream = await file.createReadStream();
  const content = (await stream.toArray()).join("");
  expect(content.split("\r\n").slice(0, 2)).toEqual([
    "\u{FEFF}name,location,job,status",
    expect.stringMatching(/^Ines Vale,.+,Ropemaker,pending$/),
  ]);
  await expect(dialog).toBeHidden();
});

test("the row that was just selected stands clear of the bar with what is done to all", async ({
  signUp,
  signedInPage,
}) => {
  const { page } = await tableOfTwo(signUp, signedInPage);
  const ines = row(page, "Ines Vale");
  const bottomOf = async () => {
    const { y = 0, height = 0 } = (await ines.boundingBox()) ?? {};
    return y + height;
  };
  await page.goto("/application-management");
  await page.getByRole("button", { name: "Columns and rows" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Comfortable rows" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await ines.boundingBox())?.height).toBeGreaterThan(50);
  // The last row stands at the very bottom of the window.
  await page.setViewportSize({ width: 1280, height: Math.ceil(await bottomOf()) + 4 });
  await page.getByRole("checkbox", { name: /^Select Ines/ }).click();
  const bar = page.getByRole("region", { name: "Selected applications" });
  await expect(bar.getByText("1 application selected")).toBeVisible();
  const covered = async () => (await bottomOf()) - ((await bar.boundingBox())?.y ?? 0);
  await expect.poll(covered).toBeLessThanOrEqual(0);
});
