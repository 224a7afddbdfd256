import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test("a recruiter asks a question, and reads its answer beside the application", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Rui", lastName: "Costa" });
  const job = await recruiter.postJob({ title: "Bell Tuner" });
  const desk = await signedInPage(recruiter);
  await desk.goto(`/jobs/${job.id}/edit`);
  await desk.getByRole("button", { name: "Add a question" }).click();
  await expect(desk.getByRole("textbox", { name: "Question" })).toBeFocused();
  await desk.keyboard.type("Do you hear 440 hertz?");
  await desk.getByLabel("Answer", { exact: true }).click();
  await desk.getByRole("option", { name: "Yes or no" }).click();
  await desk.getByRole("checkbox", { name: "Must be answered" }).click();
  await desk.getByRole("radio", { name: "Yes", exact: true }).click();
  await desk.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(desk, "Job Updated", "Candidates see your changes from now on.");

  const candidate = await signUp({ firstName: "Mara", lastName: "Lindqvist" });
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for Bell Tuner" });
  const question = dialog.getByRole("radiogroup", { name: "Do you hear 440 hertz?" });
  await expect(question).toHaveAccessibleDescription("The employer looks for: Yes");
  await dialog.getByLabel("Cover Letter").fill("I tune by ear.");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(question).toHaveAccessibleDescription(/Please answer: Do you hear 440 hertz\?/);
  await question.getByRole("radio", { name: "No" }).click();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(question.getByRole("radio", { name: "No" })).toBeChecked();
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expectToast(page, "Application Submitted", "");

  await desk.goto(`/jobs/${job.id}/applications`);
  const card = desk.getByRole("article", { name: "Mara Lindqvist" });
  await expect(card.getByText("Ruled out")).toBeVisible();
  await card.getByRole("button", { name: "Answers" }).click();
  await expect(card.getByRole("definition")).toHaveText("No");
});
