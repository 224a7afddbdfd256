import { expect } from "@playwright/test";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { test } from "../support/fixtures.ts";
import { register } from "../support/register.ts";
import { expectUploaded } from "../support/upload-window.ts";

test.use({ expectedProblems: [/409.*\/api\/applications$/] });

test("a candidate uploads a resume and applies; the recruiter reads it and answers", async ({
  page,
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Rui", lastName: "Costa" });
  const job = await recruiter.postJob({ title: "Night Nurse" });
  const resume = pdfOf("Mara Lindqvist");

  await register(page, { firstName: "Mara", lastName: "Lindqvist", email: newEmail() });
  await expect(page).toHaveURL(/\/select-role$/);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for Night Nurse" });
  const submit = dialog.getByRole("button", { name: "Submit Application" });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Cover Letter").fill("I like the quiet hours.");

  await dialog.getByRole("button", { name: /upload/i }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /browse files/i }).click();
  await (await chooser).setFiles({ name: "mara.pdf", mimeType: "application/pdf", buffer: resume });
  await page.getByRole("button", { name: /^Upload 1 file$/ }).click();
  await expectUploaded(page);

  await expect(dialog.getByLabel("Cover Letter")).toHaveValue("I like the quiet hours.");
  await submit.click();
  await expect(page.getByText("Application Submitted", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  const desk = await signedInPage(recruiter);
  await desk.goto(`/jobs/${job.id}/applications`);
  await expect(desk.getByText("1 application received")).toBeVisible();
  const card = desk.getByRole("article", { name: "Mara Lindqvist" });
  await expect(card.getByText("I like the quiet hours.")).toBeVisible();
  const address = await card.getByRole("link", { name: "View Resume" }).getAttribute("href");
  const received = await recruiter.request.get(address ?? "");
  expect(received.headers()["content-type"]).toBe("application/pdf");
  expect(Buffer.compare(await received.body(), resume)).toBe(0);

  await card.getByLabel("Status of Mara Lindqvist").click();
  await desk.getByRole("option", { name: "Interview Scheduled" }).click();
  await expect(desk.getByText("Status Updated", { exact: true })).toBeVisible();

  await page.goto("/profile");
  const interviews = page.getByRole("term").filter({ hasText: "Interviews" });
  await expect(interviews.locator("xpath=following-sibling::dd")).toHaveText("1");
});

test("a second application to the same job is refused, and the letter is kept", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Gardener" });
  const candidate = await signUp({ firstName: "Ines" });
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply for this Position" }).click();
  // Meanwhile, in another window.
  await candidate.applyTo(job);
  await page.getByLabel("Cover Letter").fill("Once more.");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(
    page.getByText("You have already applied to this job", { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel("Cover Letter")).toHaveValue("Once more.");
});

test("closing the dialog or reloading the page loses neither letter nor resume", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob();
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  const company = page.getByRole("complementary", { name: "Company" });
  await expect(company).toHaveText("Northwind LabsNo company description available.");
  const apply = page.getByRole("button", { name: "Apply Now" });
  await apply.click();
  await page.getByLabel("Cover Letter").fill("A letter that took an hour.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(apply).toBeFocused();
  for (const comeBack of [() => Promise.resolve(), () => page.reload()]) {
    await comeBack();
    await apply.click();
    await expect(page.getByLabel("Cover Letter")).toHaveValue("A letter that took an hour.");
    await expect(page.getByText("Resume of your profile", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

function newEmail() {
  return `${crypto.randomUUID().slice(0, 8)}@example.com`;
}
