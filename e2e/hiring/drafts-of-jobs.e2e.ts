import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { unique } from "../support/words/unique.ts";

test("a recruiter keeps a draft, previews it, is led to what is missing and publishes it; only then a candidate finds it", async ({
  signUp,
  signedInPage,
  page,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const company = await recruiter.makeCompany({ name: unique("Bell Works") });
  const title = unique("Bell Founder");
  const desk = await signedInPage(recruiter);
  await desk.goto("/post-job");
  await desk.getByRole("button", { name: "Save as draft" }).click();
  await expect(desk.getByText("Job title is required")).toBeVisible();
  await expect(desk.getByLabel("Job Title")).toBeFocused();
  await desk.getByLabel("Job Title").fill(title);
  await desk.getByRole("combobox", { name: "Company" }).click();
  await desk.getByRole("option", { name: company.name }).click();
  await desk.getByLabel("Description").fill("Cast bells.\nTune them twice.");
  // What the check finds leads to its field, and stops nothing.
  await desk.getByRole("button", { name: /^Say what the job pays/ }).click();
  await expect(desk.getByLabel("Minimum Salary")).toBeFocused();
  await desk.getByRole("button", { name: "Save as draft" }).click();
  await expect(desk.getByText("Draft Saved", { exact: true })).toBeVisible();

  const bar = desk.getByRole("region", { name: "Manage this draft" });
  await expect(bar).toContainText("Draft");
  await expect(desk.getByText("Tune them twice.")).toBeVisible();
  await expect(bar.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  const address = desk.url();
  await page.goto(`/jobs?query=${title}`);
  await expect(page.getByText("0 jobs found")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);

  await bar.getByRole("link", { name: "Location" }).click();
  await expect(desk.getByLabel("Location")).toBeFocused();
  await desk.getByLabel("Location").fill("Turku, Finland");
  for (const [label, option] of [
    ["Job Type", "Full-time"],
    ["Experience Level", "Mid"],
    ["Category", "Operations"],
  ] as const) {
    await desk.getByLabel(label).click();
    await desk.getByRole("option", { name: option }).click();
  }
  await desk.getByRole("button", { name: "Save Draft" }).click();
  await expect(bar.getByRole("button", { name: "Publish", exact: true })).toBeEnabled();

  await bar.getByRole("button", { name: "Publish later" }).click();
  const dialog = desk.getByRole("dialog", { name: "Publish later" });
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(dialog.getByText("Choose a day and a time")).toBeVisible();
  await dialog.getByRole("button", { name: /^Day/ }).click();
  await desk.getByRole("button", { name: "Go to the Next Month" }).click();
  const days = desk.getByRole("grid").getByRole("gridcell").getByRole("button");
  await days.filter({ hasText: /^15$/ }).click();
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(
    bar.getByText(/This draft is published by itself on .* 15, .* at 9:00 AM/),
  ).toBeVisible();
  await bar.getByRole("button", { name: "Do not publish by itself" }).click();
  await expect(bar.getByText(/Only who manages this job reads this draft/)).toBeVisible();

  await bar.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(desk.getByText("Job Posted Successfully", { exact: true })).toBeVisible();
  await expect(desk.getByRole("region", { name: "Manage this job" })).toContainText("Active");
  await page.goto(`/jobs?query=${title}`);
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
});

test("a team copies a job, keeps it as a template, begins the next one from it, and reads what happened to it", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company", firstName: "Oona", lastName: "Virtanen" });
  const { id: companyId } = await owner.makeCompany({ name: unique("Bell Works") });
  const title = unique("Bell Hanger");
  const job = await owner.postJob({ title, companyId });
  await owner.request.patch(`/api/jobs/${job.id}`, { data: { location: "Turku, Finland" } });
  const desk = await signedInPage(owner);
  await desk.goto(`/jobs/${job.id}`);
  await desk.getByRole("button", { name: "History" }).click();
  const history = desk.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("heading", { level: 3 })).toHaveText([
    "Edited by Oona Virtanen",
    "Created by Oona Virtanen",
  ]);
  await expect(history.getByText("Location: Lisbon, now Turku, Finland")).toBeVisible();
  await desk.keyboard.press("Escape");

  await desk.getByRole("button", { name: "Save as template" }).click();
  const naming = desk.getByRole("dialog", { name: "Save as template" });
  await naming.getByLabel("Name").fill("Hangers");
  await naming.getByRole("button", { name: "Save template" }).click();
  await expect(desk.getByText("Template Saved", { exact: true })).toBeVisible();

  await desk.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Edit Draft");
  await expect(desk.getByLabel("Job Title")).toHaveValue(title);

  await desk.goto("/post-job");
  await desk.getByRole("button", { name: "Begin from a template" }).click();
  await desk.getByRole("button", { name: "Begin from Hangers" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Edit Draft");
  await expect(desk.getByLabel("Location")).toHaveValue("Turku, Finland");
});
