import { expect, type Page } from "@playwright/test";
import { docxOf, wordPart } from "@rolecall/server/test/files/resume-files.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import type { Person, SignUp } from "../support/people.ts";
import { preview, previewButton, problemsOfPreviews } from "../support/preview.ts";
import { scannedResume } from "../support/scans.ts";

test.use({ expectedProblems: [problemsOfPreviews] });

const run = (markup: string) => `<w:r>${markup}</w:r>`;
const paragraph = (text: string) => `<w:p>${run(`<w:t>${text}</w:t>`)}</w:p>`;
const cell = (text: string, span = 1) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraph(text)}</w:tc>`;
const photo = `<w:p>${run('<w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"/></w:drawing>')}</w:p>`;
const wordFile = (markup: string) =>
  docxOf("", { "word/document.xml": wordPart("document", `<w:body>${markup}</w:body>`) });

/** The recruiter's screen with the resume of the one candidate open. */
const openResume = async (
  { signUp, signedInPage }: { signUp: SignUp; signedInPage: (person: Person) => Promise<Page> },
  content: Buffer,
) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Bookbinder" });
  const nadia = await signUp({ firstName: "Nadia", lastName: "Petrov" });
  await nadia.applyTo(job, "Hello.", await nadia.uploadResume(content));
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await previewButton(page, "Nadia Petrov").click();
  return { page, resume: preview(page, "Nadia Petrov") };
};

test("the preview of a Word resume keeps its tables, and says that pictures are left out", async ({
  signUp,
  signedInPage,
}) => {
  const { page, resume } = await openResume(
    { signUp, signedInPage },
    wordFile(
      `${photo}${paragraph("Nadia Petrov")}<w:tbl><w:tr>${cell("Work", 2)}</w:tr><w:tr>${cell("2019 to 2024")}${cell("Head bookbinder")}</w:tr></w:tbl>${paragraph("References on request")}`,
    ),
  );
  const table = resume.getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(table.getByRole("cell")).toHaveText(["Work", "2019 to 2024", "Head bookbinder"]);
  await expect(table.getByRole("cell", { name: "Work" })).toHaveAttribute("colspan", "2");
  await expect(
    resume.getByText("Pictures are left out here. Download the resume to see them."),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 320, height: 640 });
  const shown = page.getByRole("dialog").getByRole("table");
  await expect(shown).toBeInViewport();
  const paper = page.getByRole("group", { name: "Text of the resume" });
  expect(await paper.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("a Word resume of pictures alone is said to have no text", async ({
  signUp,
  signedInPage,
}) => {
  const { resume } = await openResume({ signUp, signedInPage }, wordFile(photo));
  await expect(resume.getByText("No text", { exact: true })).toBeVisible();
  await expect(resume.getByText(/made of pictures alone/)).toBeVisible();
  await expect(resume.getByRole("link", { name: "Download" })).toBeVisible();
});

test("a scanned PDF is said to have no text, also to screen readers", async ({
  signUp,
  signedInPage,
}) => {
  const { page, resume } = await openResume({ signUp, signedInPage }, scannedResume(2));
  const textless = resume.getByRole("status").filter({ hasText: "This resume has no text" });
  await expect(textless).toHaveText(
    "This resume has no text: its pages are pictures, which cannot be searched or read aloud.",
  );
  await expectNoAxeViolations(page);
});
