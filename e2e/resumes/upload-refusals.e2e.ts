import { expect } from "@playwright/test";
import { resumeMaximumBytes } from "@rolecall/contract/resumes/resumes.ts";
import { test } from "../support/fixtures.ts";
import {
  expectUploaded,
  holdFiles,
  ofBytes,
  resume,
  retry,
  upload,
} from "../support/upload-window.ts";

test.use({ expectedProblems: [/(409|413).*\/uploads\/|\[Uppy\]/] });

test("one byte more that reaches the server nevertheless is refused there, with a sentence", async ({
  emptyProfile: page,
}) => {
  const nextFile = await holdFiles(page);
  await upload(page, resume);
  await (await nextFile()).continue({ postData: ofBytes(resumeMaximumBytes + 1).buffer });
  const why = page.getByRole("button", { name: "Non 2xx (The file is larger than 10 MB)" });
  await expect(why).toBeVisible();
  await retry(page);
  await (await nextFile()).continue();
  await expectUploaded(page);
});

test("an upload address that is used again takes nothing more, says so, and the next try has a new one", async ({
  emptyProfile: page,
}) => {
  const nextFile = await holdFiles(page);
  await upload(page, resume);
  const file = await nextFile();
  // Another upload used the address first.
  const address = file.request().url();
  expect((await page.request.put(address, { data: resume.buffer })).status()).toBe(200);
  await file.continue();
  await expect(
    page.getByRole("button", { name: "Non 2xx (This upload address has already been used)" }),
  ).toBeVisible();
  await retry(page);
  const next = await nextFile();
  expect(next.request().url()).not.toBe(address);
  await next.continue();
  await expectUploaded(page);
});
