import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";

const description = "The work\n- Casting\n- Tuning\nYou do it in Lisbon.";
const requirements = "• An ear\n\n• Two hands";
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });

test("lines that begin with a mark are read as a list, and a short line above one as its heading", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ description, requirements });
  const page = await signedInPage(await signUp());
  await page.goto(`/jobs/${job.id}`);
  const article = page.getByRole("main").getByRole("article");
  await expect(article.getByRole("heading", { name: "The work", level: 3 })).toBeVisible();
  await expect(article.getByRole("listitem")).toHaveText([
    "Casting",
    "Tuning",
    "An ear",
    "Two hands",
  ]);
  await expect(article.getByRole("list")).toHaveCount(2);
  await expect(article.getByText("You do it in Lisbon.", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("advice stands below a field that was left, moves nothing that is typed, and the list leads to it", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/post-job");
  const title = page.getByLabel("Job Title");
  const location = page.getByLabel("Location");
  const top = async () => (await location.boundingBox())?.y ?? 0;
  await title.fill("RELIEF SALESMAN!");
  await expect(title).toHaveAccessibleDescription("");
  await location.click();
  const before = await top();
  await expect(title).toHaveAccessibleDescription(/salesman \(better: salesperson\)/);
  expect(await top()).toBeCloseTo(before, 0);
  await expect(location).toBeFocused();
  await expectNoAxeViolations(page);

  await title.fill("Relief Salesperson");
  await expect(title).toHaveAccessibleDescription("");
  const remarks = page.getByRole("region", { name: "Before you post" });
  await remarks.getByRole("button", { name: /^Tell more about the job/ }).click();
  const text = page.getByLabel("Description");
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Tell more about the job/);
});

test("a poster sees a preview of the job beside the form, or on request where there is no room", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.makeCompany({ name: "Campanile Works" });
  const page = await signedInPage(recruiter);
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto("/post-job");
  await expect(preview(page)).toBeHidden();
  await page.getByRole("button", { name: "Show preview" }).click();
  await expect(
    preview(page).getByText("What you write about the job stands here."),
  ).toBeInViewport();

  await page.getByLabel("Job Title").fill("Bell Tuner");
  await page.getByLabel("Location").fill("Porto");
  await page.getByLabel("Description").fill(description);
  const remarks = page.getByRole("region", { name: "Before you post" });
  await expect(remarks.getByText(/^Say what the job pays/)).toBeVisible();
  await page.getByLabel("Minimum Salary").fill("50k");
  await expect(remarks.getByText(/^Say what the job pays/)).toHaveCount(0);
  await expect(remarks.getByText(/^Tell more about the job/)).toBeVisible();
  await page.getByLabel("Requirements").fill(requirements);
  await page.getByRole("combobox", { name: "Company" }).click();
  await page.getByRole("option", { name: "Campanile Works" }).first().click();
  await expect(preview(page).getByRole("heading", { name: "Bell Tuner" })).toBeVisible();
  for (const shown of ["Campanile Works", "Porto", "From $50,000", "You do it in Lisbon."])
    await expect(preview(page).getByText(shown, { exact: true })).toBeVisible();
  await expect(preview(page).getByRole("listitem")).toHaveText([
    "Casting",
    "Tuning",
    "An ear",
    "Two hands",
  ]);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Hide preview" }).click();
  await expect(preview(page)).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  const [form, beside] = [
    await page.getByLabel("Job Title").boundingBox(),
    await preview(page).boundingBox(),
  ];
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  await expect(preview(page).getByRole("heading", { name: "Bell Tuner" })).toBeVisible();
});
