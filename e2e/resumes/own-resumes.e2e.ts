import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/503.*\/api\/resumes|409.*\/api\/resumes\//] });

const unfold = (page: Page) => page.getByRole("button", { name: "Your resumes" }).click();
const list = (page: Page) => page.getByRole("region", { name: "Your resumes" });
const rows = (page: Page) => list(page).getByRole("listitem");
const askToDelete = async (page: Page, filename: string) => {
  await page.getByRole("button", { name: `Delete ${filename}` }).click();
  return page.getByRole("dialog", { name: "Delete this resume?" });
};

test("a candidate sees every resume that they uploaded, and deletes those that nobody was sent", async ({
  signUp,
  signedInPage,
}) => {
  const ivy = await signUp({ firstName: "Ivy", lastName: "Cole" });
  const sent = await ivy.uploadResume("Ivy", "Ivy sent.pdf");
  const job = await (await signUp({ role: "recruiter" })).postJob();
  await ivy.applyTo(job, "Hello.", sent);
  await ivy.uploadResume("Ivy", "\u05e7\u05d5\u05e8\u05d5\u05ea (2).pdf");
  await ivy.makeProfile();
  const page = await signedInPage(ivy);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/profile");
  await expect(page.getByText("Resume uploaded")).toBeVisible();
  expect(asked).not.toContain("/api/resumes");
  // Typed before, and not saved: it is not lost with a resume.
  await page.getByLabel("Location").fill("Bergen");

  await unfold(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText("resume.pdf");
  await expect(rows(page).nth(0)).toContainText(/1 KB, .*, in your profile/);
  await expect(rows(page).nth(2)).toContainText("Sent with 1 application, so it stays");
  await expect(page.getByRole("button", { name: "Delete Ivy sent.pdf" })).toBeHidden();
  await expect(list(page).getByRole("link", { name: "View Ivy sent.pdf" })).toHaveAttribute(
    "href",
    sent,
  );
  await expectNoAxeViolations(page);

  const dialog = await askToDelete(page, "resume.pdf");
  await expect(dialog).toContainText("cannot be brought back");
  await expect(dialog).toContainText("Your profile has no resume then");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: "Delete resume.pdf" })).toBeFocused();
  await (
    await askToDelete(page, "resume.pdf")
  )
    .getByRole("button", { name: "Delete resume" })
    .click();
  await expectToast(page, "Resume Deleted", '"resume.pdf" is gone for good.');
  await expect(rows(page)).toHaveCount(2);
  // The focus stays in the list for readers who use the keyboard.
  await expect(list(page).getByRole("list")).toBeFocused();
  await expect(page.getByRole("button", { name: "Upload Resume" })).toBeVisible();
  await expect(page.getByText("Save your profile to keep this change.")).toBeHidden();

  // Deleting was one's own doing: the next save is not refused for it.
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Profile Updated", "Your profile has been saved successfully!");
  await expect(page.getByText(/changed/i)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Location")).toHaveValue("Bergen");
});

test("without resumes the list says so, and one that cannot be loaded can be asked for again", async ({
  emptyProfile: page,
}) => {
  let away = true;
  await page.route("**/api/resumes?*", (route) =>
    away ? route.fulfill({ status: 503, body: "Files are resting" }) : route.continue(),
  );
  await unfold(page);
  await expect(list(page).getByRole("alert")).toContainText("Files are resting");
  away = false;
  await list(page).getByRole("button", { name: "Try again" }).click();
  await expect(list(page).getByText("No resumes yet. What you upload stands here.")).toBeVisible();
});

test("a resume that was sent in another window meanwhile stays, and is said to", async ({
  signUp,
  signedInPage,
}) => {
  const ivy = await signUp({ firstName: "Ivy", lastName: "Cole" });
  const path = await ivy.uploadResume("Ivy", "Ivy late.pdf");
  const job = await (await signUp({ role: "recruiter" })).postJob();
  const page = await signedInPage(ivy);
  await page.goto("/profile");
  await unfold(page);
  const dialog = await askToDelete(page, "Ivy late.pdf");
  await ivy.applyTo(job, "Hello.", path);
  await dialog.getByRole("button", { name: "Delete resume" }).click();
  await expectToast(page, "Error", "This resume was sent with an application");
  await expect(rows(page)).toContainText("Sent with 1 application, so it stays");
  await expect(page.getByRole("button", { name: "Delete Ivy late.pdf" })).toBeHidden();
});
