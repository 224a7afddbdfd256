import { expect, type Page } from "@playwright/test";
import { resumeMaximumBytes } from "@rolecall/contract/resumes.ts";
import { test } from "./support/fixtures.ts";
import { holdFiles, ofBytes, resume, upload } from "./support/upload-window.ts";

test.use({ expectedProblems: [/(409|413).*\/uploads\/|\[Uppy\]/] });

const uploaded = (page: Page) => page.getByText("Resume Uploaded", { exact: true });

test("one byte more that reaches the server nevertheless is refused there, with a sentence", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  const held = await holdFiles(page);
  await page.goto("/profile");
  await upload(page, resume);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue({ postData: ofBytes(resumeMaximumBytes + 1).buffer });
  const why = page.getByRole("button", { name: "Non 2xx (The file is larger than 10 MB)" });
  await expect(why).toBeVisible();
  await page.getByRole("button", { name: "Retry upload" }).last().click();
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.continue();
  await expect(uploaded(page)).toBeVisible();
});

test("an upload address that is used again takes nothing more, says so, and the next try has a new one", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  const held = await holdFiles(page);
  await page.goto("/profile");
  await upload(page, resume);
  await expect.poll(() => held.length).toBe(1);
  // Somebody was quicker.
  const address = held[0]?.request().url() ?? "";
  expect((await page.request.put(address, { data: resume.buffer })).status()).toBe(200);
  await held[0]?.continue();
  await expect(
    page.getByRole("button", { name: "Non 2xx (This upload address has already been used)" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Retry upload" }).last().click();
  await expect.poll(() => held.length).toBe(2);
  expect(held[1]?.request().url()).not.toBe(address);
  await held[1]?.continue();
  await expect(uploaded(page)).toBeVisible();
});
