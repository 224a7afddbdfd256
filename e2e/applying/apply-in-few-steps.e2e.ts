import { expect, type Page } from "@playwright/test";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { expectToast } from "../support/toast.ts";
import { choose, expectUploaded, holdFiles, resume } from "../support/upload-window.ts";

test.use({ expectedProblems: [/503.*\/api\/objects\/upload$|\[Uppy\]|415.*\/api\/resume$/] });

const chooseHere = (page: Page) =>
  choose(page, resume, () =>
    page.getByRole("button", { name: "Choose a file", exact: true }).click(),
  );
const chosen = (page: Page) => page.getByText("Resume uploaded", { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });

/** Drops files onto the box that takes one. */
const drop = async (page: Page, ...files: (typeof resume)[]) => {
  const data = await page.evaluateHandle(
    (dropped) => {
      const carried = new DataTransfer();
      for (const { name, mimeType, bytes } of dropped)
        carried.items.add(new File([Uint8Array.from(bytes)], name, { type: mimeType }));
      return carried;
    },
    files.map((file) => ({ ...file, bytes: [...file.buffer] })),
  );
  const box = page.getByText("or drop it here");
  for (const event of ["dragover", "drop"]) await box.dispatchEvent(event, { dataTransfer: data });
};

test("a resume is sent as soon as it is chosen, in the dialog itself, while the letter is written on", async ({
  application: { page, letter, submit: apply },
}) => {
  const nextFile = await holdFiles(page);
  await expect(page.getByText("Choose a resume to continue.")).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await chooseHere(page);
  await expect(page.getByText("Sending ada.pdf")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByText("Your resume is still on its way.")).toBeVisible();
  await expectNoAxeViolations(page);
  await letter.fill("Bells are my life.");
  await (await nextFile()).continue();
  await expectUploaded(page);
  await expect(chosen(page)).toBeVisible();
  await expect(page.getByText("ada.pdf", { exact: true })).toBeVisible();
  await expect(letter).toHaveValue("Bells are my life.");
  await expect(letter).toBeFocused();
  await expectNoAxeViolations(page);
  await apply();
});

test("a resume that is dropped into the dialog is sent, and any other file is refused there", async ({
  application: { page, submit: apply },
}) => {
  await drop(page, { ...resume, name: "ada.png", mimeType: "image/png" });
  await expect(page.getByRole("alert")).toHaveText("You can only upload: .pdf, .doc, .docx");
  await drop(page, resume);
  await expectUploaded(page);
  await expect(page.getByRole("alert")).toBeHidden();
  await apply();
});

test("of two files that are dropped the second is refused, and a file that looks empty is sent only when asked again", async ({
  application: { page, submit: apply },
}) => {
  const question = page.getByText("This file looks empty. Is it the right one?");
  await drop(page, { ...resume, name: "empty.pdf", buffer: pdfOf(" ") }, resume);
  await expectUploaded(page);
  await expect(page.getByText("You can only upload 1 file")).toBeVisible();
  await expect(page.getByText("empty.pdf", { exact: true })).toBeVisible();
  await expect(question).toBeVisible();
  await submit(page).click();
  await expect(page.getByText("If the file is the right one, submit once more.")).toBeVisible();
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await apply();
});

test("a resume that could not be sent says why, can be sent again, or taken back", async ({
  application: { page, expectLetterKept },
}) => {
  let away = true;
  await page.route("**/api/objects/upload", (route) =>
    away ? route.fulfill({ status: 503, body: "Files are resting" }) : route.continue(),
  );
  await chooseHere(page);
  const failed = page.getByRole("dialog").getByRole("alert");
  await expect(failed).toContainText("Failed to upload ada.pdf");
  await expect(failed).toContainText("Files are resting");
  await page.getByRole("button", { name: "Take it back" }).click();
  await chooseHere(page);
  await expect(failed).toBeVisible();
  await expectNoAxeViolations(page);
  away = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expectUploaded(page);
  await expectLetterKept();
});

test("a candidate who closes the dialog while a resume is being sent is asked first, and may stop it", async ({
  application: { page },
}) => {
  const nextFile = await holdFiles(page);
  await chooseHere(page);
  const file = await nextFile();
  await page.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Stop the upload?" });
  await question.getByRole("button", { name: "Keep uploading" }).click();
  await expect(page.getByText("Sending ada.pdf")).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  await expect(page.getByText("Choose a resume to continue.")).toBeVisible();
  await file.abort();
});

test("the resume of the profile is chosen already, and another one can be used instead", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${(await recruiter.postJob({ title: "Bell Founder" })).id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(chosen(page)).toBeVisible();
  await expect(page.getByText("Resume of your profile", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Cover Letter")).toBeFocused();
  await expect(submit(page)).toBeEnabled();

  await expect(page.getByRole("button", { name: "Choose a file" })).toBeHidden();
  await page.getByRole("button", { name: "Use another" }).click();
  await chooseHere(page);
  await expectUploaded(page);
  await expect(page.getByText("ada.pdf", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Remove Resume" }).click();
  await expect(submit(page)).toBeDisabled();
  await page.getByRole("button", { name: "Use the resume of your profile" }).click();
  await expect(submit(page)).toBeEnabled();
});

test("the keyboard alone chooses a resume in the dialog, and applies", async ({
  application: { page, letter },
}) => {
  const button = page.getByRole("button", { name: "Choose a file" });
  await tabTo(page, button);
  await choose(page, resume, () => page.keyboard.press("Enter"));
  await expectUploaded(page);
  await expect(page.getByRole("button", { name: "Use another" })).toBeFocused();
  await tabTo(page, letter);
  await tabTo(page, submit(page));
  await page.keyboard.press("Enter");
  await expectToast(page, "Application Submitted", "");
});
