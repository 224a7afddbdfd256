import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { expectToast } from "../support/toast.ts";
import { upload, resume } from "../support/upload-window.ts";

test.use({ expectedProblems: [/409.*\/api\/applications$/] });

const applied = "You have already applied to this job.";
const closed = "This job is no longer accepting applications.";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Apply for Bell Founder" });
const applyNow = (page: Page) => page.getByRole("button", { name: "Apply Now" });
const letter = (page: Page) => page.getByLabel("Cover Letter");

const closeJob = async (recruiter: Person, job: { id: string }) => {
  const answer = await recruiter.request.patch(`/api/jobs/${job.id}`, {
    data: { isActive: false },
  });
  expect(answer.status()).toBe(200);
};

const expectTold = async (page: Page, sentence: string) => {
  await expect(dialog(page).getByRole("status").first()).toContainText(sentence);
  await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(RegExp.escape(sentence)));
  for (const name of ["Cancel", "Submit Application"])
    await expect(dialog(page).getByRole("button", { name })).toBeVisible();
};

test("a candidate who has applied already is told at the top of the dialog, before writing", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Bell Founder" });
  const candidate = await signUp();
  await candidate.applyTo(job);
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await applyNow(page).click();
  await expectTold(page, applied);
  await expect(dialog(page).getByRole("status").first()).toContainText("Status: Pending.");
  const [told, asked] = await Promise.all([
    dialog(page).getByText(applied).boundingBox(),
    letter(page).boundingBox(),
  ]);
  expect(told?.y).toBeLessThan(asked?.y ?? 0);
});

test("a candidate who applied in another window is told when they open the dialog, and the page is updated", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Bell Founder" });
  const candidate = await signUp();
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await expect(applyNow(page)).toBeVisible();
  await candidate.applyTo(job);
  await applyNow(page).click();
  await expectTold(page, applied);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main").getByText("Status: Pending.")).toBeVisible();
});

test("a candidate who opens the dialog of a job that was closed meanwhile is told, and the page is updated", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Bell Founder" });
  const page = await signedInPage(await signUp());
  await page.goto(`/jobs/${job.id}`);
  await expect(applyNow(page)).toBeVisible();
  await closeJob(recruiter, job);
  await applyNow(page).click();
  await expectTold(page, closed);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("main").getByText(closed)).toBeVisible();
  await expect(applyNow(page)).toBeHidden();
});

for (const [what, happens, sentence] of [
  [
    "who applied in another window",
    (_: Person, job: { id: string }, candidate: Person) => candidate.applyTo(job),
    applied,
  ],
  ["whose job was closed", closeJob, closed],
] as const)
  test(`a candidate ${what} while they wrote keeps their letter, and reads why at its top`, async ({
    signUp,
    signedInPage,
  }) => {
    const recruiter = await signUp({ role: "recruiter" });
    const job = await recruiter.postJob({ title: "Bell Founder" });
    const candidate = await signUp();
    await candidate.makeProfile();
    const page = await signedInPage(candidate);
    await page.goto(`/jobs/${job.id}`);
    await applyNow(page).click();
    await letter(page).fill("I know how bronze sounds.");
    await expect(dialog(page).getByRole("status").first()).toBeEmpty();
    await happens(recruiter, job, candidate);
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expectToast(page, "Error", sentence.slice(0, -1));
    await expectTold(page, sentence);
    await expect(letter(page)).toHaveValue("I know how bronze sounds.");
    await expect(letter(page)).toBeEditable();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      sentence === closed ? closed : "Status: Pending.",
    );
  });

test("nobody is told that they have applied by the application that they just send", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Bell Founder" });
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await applyNow(page).click();
  await letter(page).fill("I know how bronze sounds.");
  await page.evaluate((sentence) => {
    const seen = new MutationObserver(() => {
      if (document.body.textContent.includes(sentence)) document.title = "told too early";
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, applied);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expectToast(page, "Application Submitted", "");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("main").getByText("Status: Pending.")).toBeVisible();
  await expect(page).toHaveTitle(/Bell Founder/);
});

test("closing the dialog asks first while the server looks at an uploaded resume", async ({
  application: { page, expectLetterKept },
}) => {
  const { promise: looked, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/resume", async (route) => {
    await looked;
    await route.continue();
  });
  await upload(page, resume);
  await expect(page.getByText("Processing resume...")).toBeVisible();
  const question = page.getByRole("dialog", { name: "Stop the upload?" });
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Keep uploading" }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  resolve();
  await expect(question).toBeHidden();
  await expect(dialog(page).getByText("Resume uploaded")).toBeVisible();
  await expectLetterKept();
});

test("the error of a letter can be read in full as soon as it is refused", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Bell Founder" });
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await applyNow(page).click();
  const submit = dialog(page).getByRole("button", { name: "Submit Application" });
  const refusal = dialog(page).getByText("Text is too long: at most 20,000 characters");
  for (const [width, height] of [
    [1280, 560],
    [375, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await letter(page).fill("Dear all,\n".repeat(2_001));
    await submit.click();
    await expect(refusal).toBeVisible();
    const [said, footer] = [await refusal.boundingBox(), await submit.boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
    await letter(page).fill("Dear all,");
    await expect(refusal).toBeHidden();
  }
});
