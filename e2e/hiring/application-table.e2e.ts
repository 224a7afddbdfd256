import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import type { Person, SignUp } from "../support/people.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/500.*\/api\/applications\/.*\/status$/] });

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

test("a wide window shows title, place and how long candidates wait, from edge to edge", async ({
  signUp,
  signedInPage,
}) => {
  const { page } = await tableOfTwo(signUp, signedInPage);
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto("/application-management");
  await expect(row(page, "Ines Vale").getByRole("cell")).toHaveText([
    "",
    "Gardener",
    "Sintra",
    /^Ropemaker/,
    "Pending",
    /^[A-Z][a-z]{2} \d\d, \d{4}$/,
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
