import { expect, type Page } from "@playwright/test";
import { pdfOf } from "@rolecall/server/test/resume-files.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { withFileHost } from "./support/file-host.ts";
import { test } from "./support/fixtures.ts";

test.use({ expectedProblems: [/400.*\/companion\/url\/meta$|\[Uppy\]/] });

const resume = pdfOf("Mara Lindqvist");
const uploadWindow = (page: Page) => page.getByRole("dialog", { name: "Upload a resume" });

const takeFrom = async (page: Page, url: string) => {
  await uploadWindow(page).getByRole("tab", { name: "Link" }).click();
  await page.getByLabel("Enter URL to import a file").fill(url);
  await page.getByRole("button", { name: "Import", exact: true }).click();
};

test("a candidate pastes a link to the resume, and applies with it", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Night Nurse" });
  const page = await signedInPage(await signUp({ firstName: "Mara", lastName: "Lindqvist" }));
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for Night Nurse" });
  await dialog.getByLabel("Cover Letter").fill("I like the quiet hours.");
  await dialog.getByRole("button", { name: /upload/i }).click();

  await withFileHost({ "mara.pdf": resume }, async ({ urlOf, missing }) => {
    await takeFrom(page, missing);
    await expect(page.getByRole("alert")).toContainText("failed to fetch this URL");
    await page.getByLabel("Enter URL to import a file").fill(urlOf("mara.pdf"));
    await expectNoAxeViolations(page);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Upload 1 file" }).click();
    await expect(page.getByText("Resume Uploaded", { exact: true })).toBeVisible();
  });
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application Submitted", { exact: true })).toBeVisible();

  const desk = await signedInPage(recruiter);
  await desk.goto(`/jobs/${job.id}/applications`);
  const card = desk.getByRole("article", { name: "Mara Lindqvist" });
  const address = await card.getByRole("link", { name: "View Resume" }).getAttribute("href");
  const received = await recruiter.request.get(address ?? "");
  expect(Buffer.compare(await received.body(), resume)).toBe(0);
});

test("the transfer can be paused and resumed", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp());
  await page.goto("/profile");
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await withFileHost({}, async ({ slow, waiting }) => {
    const asked = async (count: number) => {
      await expect.poll(() => waiting.length).toBe(count);
      const answer = waiting.at(-1);
      answer?.writeHead(200, { "content-length": resume.length });
      return answer;
    };
    const answered = takeFrom(page, slow);
    (await asked(1))?.write(resume.subarray(0, 100));
    await answered;
    await page.getByRole("button", { name: "Upload 1 file" }).click();
    const sender = await asked(2);
    sender?.write(resume.subarray(0, 100));

    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await expect(page.getByText(/^Paused/)).toBeVisible();
    sender?.end(resume.subarray(100));
    await page.getByRole("button", { name: "Resume", exact: true }).click();
    await expect(page.getByText("Resume Uploaded", { exact: true })).toBeVisible();
  });
});
