import { expect, type Page } from "@playwright/test";
import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/40[49].*\/jobs\//] });

const closed = (page: Page) => page.getByText("This job is no longer accepting applications.");
const applyButtons = (page: Page) => page.getByRole("button", { name: /^Apply/ });

test("a company finds its job, edits and closes it; candidates cannot apply until it reopens", async ({
  signUp,
  signedInPage,
}) => {
  const company = await signUp({ role: "company" });
  const { id: companyId } = await company.makeCompany({ name: "Wickerwork" });
  const job = await company.postJob({ companyId, title: "Basket Weaver" });
  // The company also manages the jobs that others posted for it.
  await (await signUp({ role: "recruiter" })).postJob({ companyId, title: "Willow Buyer" });

  const desk = await signedInPage(company);
  await desk.goto("/companies");
  await desk.getByRole("banner").getByRole("link", { name: "My Jobs" }).click();
  await expect(desk.getByRole("listitem")).toHaveText([
    /Willow Buyer.*Wickerwork.*Active/,
    /Basket Weaver.*Wickerwork.*Active.*0 applications/,
  ]);
  await desk.getByRole("link", { name: "Edit Basket Weaver" }).click();
  await expect(desk.getByRole("combobox", { name: "Company" })).toHaveText("Wickerwork");
  await expect(desk.getByText("has expired")).toBeHidden();
  await desk.getByLabel("Job Title").fill("Master Basket Weaver");
  await desk.getByLabel("Minimum Salary").fill("30000");
  await desk.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(desk, "Job Updated", "");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Master Basket Weaver");
  await expect(desk.getByText("From $30,000")).toBeVisible();

  await desk.getByRole("button", { name: "Close job" }).click();
  await expectToast(desk, "Job Closed", "You can reopen it at any time.");
  await expect(closed(desk)).toBeVisible();
  const reopen = desk.getByRole("button", { name: "Reopen job" });
  await expect(reopen).toBeFocused();

  const page = await signedInPage(await signUp());
  await page.goto(`/jobs/${job.id}`);
  await expect(closed(page)).toBeVisible();
  await expect(applyButtons(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Manage this job" })).toBeHidden();
  await page.goto("/jobs?query=basket+weaver");
  await expect(page.getByRole("heading", { name: "No jobs found" })).toBeVisible();

  await reopen.click();
  await expectToast(desk, "Job Reopened", "It takes applications again.");
  await page.goto(`/jobs/${job.id}`);
  await expect(applyButtons(page)).toHaveText(["Apply Now", "Apply for this Position"]);
});

test("a job past its deadline takes no applications, and reopens without one", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const soon = new Date(Date.now() + 60 * 60 * 1000);
  const job = await recruiter.postJob({ deadline: instantOf(soon) });
  const page = await signedInPage(recruiter);
  await page.clock.setFixedTime(soon.getTime() + 1000);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("term").filter({ hasText: "Deadline" })).toBeVisible();
  await expect(closed(page)).toBeVisible();
  await expect(applyButtons(page)).toHaveCount(0);
  await expect(page.getByText("Inactive", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Job");
  await expect(page.getByRole("status").filter({ hasText: "expired" })).toHaveText(
    "This job has expired and no longer takes applications. A new deadline opens it again.",
  );
  await page.getByRole("link", { name: "Back to the job" }).click();
  await page.getByRole("button", { name: "Reopen job" }).click();
  await expectToast(page, "Job Reopened", "without a deadline");
  await expect(applyButtons(page)).toHaveCount(2);
});

test("a job that nobody applied to can be deleted, and is no longer there", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Thatcher" });
  const page = await signedInPage(recruiter);
  await page.goto("/my-jobs");
  await page.getByRole("link", { name: "Thatcher", exact: true }).click();
  const remove = page.getByRole("button", { name: "Delete job" });
  await remove.click();
  const question = page.getByRole("dialog", { name: "Delete this job?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole("button", { name: "Delete job" }).click();
  await expectToast(page, "Job Deleted", '"Thatcher" is no longer on the board.');
  await expect(page).toHaveURL("/my-jobs");
  await expect(page.getByRole("heading", { name: "No jobs posted yet" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job not found");
  expect((await recruiter.request.get(`/api/jobs/${job.id}`)).status()).toBe(404);
});

test("a job with applications cannot be deleted, also when one arrives meanwhile", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob();
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}`);
  const remove = page.getByRole("button", { name: "Delete job" });
  await remove.click();
  await (await signUp()).applyTo(job);
  await page.getByRole("dialog").getByRole("button", { name: "Delete job" }).click();
  await expectToast(page, "Error", "A job with applications cannot be deleted");
  await page.reload();
  await expect(page.getByRole("button", { name: "Close job" })).toBeVisible();
  await expect(remove).toBeHidden();
});

test("other people's jobs cannot be edited, and a missing one is said to be", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob();
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.goto(`/jobs/${job.id}/edit`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You can only edit jobs that you manage.",
  );
  await page.goto("/jobs/none");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job not found");
  await expect(
    page.getByText("The job you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
});
