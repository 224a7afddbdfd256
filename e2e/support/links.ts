import { expect, type Page } from "@playwright/test";
import { pdfOf } from "@rolecall/server/test/files/resume-files.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { withFileHost } from "./file-host.ts";
import type { TestFixtures } from "./fixtures.ts";
import { expectUploaded, uploadWindow } from "./upload-window.ts";

export const marasResume = pdfOf("Mara Lindqvist");

/** Gives the open upload window a link in place of a file. */
export const takeFrom = async (page: Page, url: string) => {
  await uploadWindow(page).getByRole("tab", { name: "Link" }).click();
  await page.getByLabel("Enter URL to import a file").fill(url);
  await page.getByRole("button", { name: "Import", exact: true }).click();
};

/** A candidate pastes a link to the resume and applies with it; the recruiter gets the same file. */
export const applyByLink = async ({
  signUp,
  signedInPage,
}: Pick<TestFixtures, "signUp" | "signedInPage">): Promise<void> => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Night Nurse" });
  const page = await signedInPage(await signUp({ firstName: "Mara", lastName: "Lindqvist" }));
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for Night Nurse" });
  await dialog.getByLabel("Cover Letter").fill("I like the quiet hours.");
  await dialog.getByRole("button", { name: /upload/i }).click();

  await withFileHost({ "mara.pdf": marasResume }, async ({ urlOf, missing }) => {
    await takeFrom(page, missing);
    await expect(page.getByRole("alert")).toContainText("failed to fetch this URL");
    await page.getByLabel("Enter URL to import a file").fill(urlOf("mara.pdf"));
    await expectNoAxeViolations(page);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Upload 1 file" }).click();
    await expectUploaded(page);
  });
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application Submitted", { exact: true })).toBeVisible();

  const desk = await signedInPage(recruiter);
  await desk.goto(`/jobs/${job.id}/applications`);
  const card = desk.getByRole("article", { name: "Mara Lindqvist" });
  const address = await card.getByRole("link", { name: "View Resume" }).getAttribute("href");
  const received = await recruiter.request.get(address ?? "");
  expect(Buffer.compare(await received.body(), marasResume)).toBe(0);
};
