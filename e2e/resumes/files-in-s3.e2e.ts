import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { contentsOfBucket } from "@rolecall/server/test/s3/bucket-contents.ts";
import { testInS3 as test, withoutS3 } from "../support/s3.ts";
import {
  choose,
  expectUploaded,
  resume,
  retry,
  send,
  upload,
  uploadButton,
  uploadWindow,
} from "../support/upload-window.ts";

test.skip(...withoutS3);
test.use({ expectedProblems: [/503.*\/(objects\/|api\/resume$)|\[Uppy\]|ERR_CONNECTION/] });

const awayText = "Files are not available right now. Please try again shortly.";
/** The next message of this type that a frame sends to the page. */
const messageFromFrame = (page: Page, type: string) =>
  page.evaluate(
    (expected) =>
      new Promise<void>((resolve) => {
        addEventListener("message", ({ data }: MessageEvent<{ type: string }>) => {
          if (data.type === expected) resolve();
        });
      }),
    type,
  );

test("a resume goes from the browser by way of the server into the bucket, and from there to the recruiter, byte for byte", async ({
  s3,
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Bell Founder" });
  const candidate = await signedInPage(await signUp());
  await candidate.goto("/profile");
  await upload(candidate, resume);
  await expectUploaded(candidate);
  const { objects } = await contentsOfBucket(s3.env);
  expect([...objects.values()].some((bytes) => bytes.equals(resume.buffer))).toBe(true);

  await candidate.goto(`/jobs/${job.id}`);
  await candidate.getByRole("button", { name: "Apply Now" }).click();
  await candidate.getByLabel("Cover Letter").fill("I know how bronze sounds.");
  await upload(candidate, resume);
  await expectUploaded(candidate);
  await candidate.getByRole("button", { name: "Submit Application" }).click();
  await expect(candidate.getByText("Application Submitted", { exact: true })).toBeVisible();

  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await page.getByRole("button", { name: "Preview of Ada Moreau's resume" }).click();
  const preview = page.getByRole("region", { name: "Preview of Ada Moreau's resume" });
  await expect(preview.getByText("Page 1 of 1")).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("Ada Moreau").first()).toBeVisible();
  const download = page.waitForEvent("download");
  await preview.getByRole("link", { name: "Download" }).click();
  const file = await readFile(await (await download).path());
  expect(file.equals(resume.buffer)).toBe(true);
});

test("while the store is away a file is neither sent nor lost, nor is the letter typed before", async ({
  s3,
  application: { page, expectLetterKept, submit },
}) => {
  await uploadButton(page).click();
  await choose(page, resume);
  await s3.goAway();
  await send(page);
  await expect(page.getByText("Upload failed")).toBeVisible();
  await s3.comeBack();

  // Away again, now that the file has arrived and waits to be looked at.
  await page.route("**/api/resume", async (route) => {
    await s3.goAway();
    await route.continue();
  });
  await retry(page);
  await expect(page.getByText(awayText, { exact: true })).toBeVisible();
  await expect(uploadWindow(page)).toBeHidden();
  await expectLetterKept();
  await page.unroute("**/api/resume");
  await s3.comeBack();
  await page.getByRole("button", { name: "Try again" }).click();
  await expectUploaded(page);
  await expectLetterKept();
  await submit();
});

test("while the store is away a recruiter reads why, and the resume once it is back", async ({
  s3,
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Bell Founder" });
  await (await signUp()).applyTo(job);
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await s3.goAway();
  // The frame for the pages may be ready before the refusal is there.
  const frameIsReady = messageFromFrame(page, "ready");
  await page.route("**/objects/**", async (route) => {
    await frameIsReady;
    await route.continue();
  });
  await page.getByRole("button", { name: "Preview of Ada Moreau's resume" }).click();
  const preview = page.getByRole("region", { name: "Preview of Ada Moreau's resume" });
  await expect(preview.getByRole("alert")).toContainText(awayText);
  await s3.comeBack();
  await preview.getByRole("button", { name: "Try again" }).click();
  await expect(preview.getByText("Page 1 of 1")).toBeVisible();
});
