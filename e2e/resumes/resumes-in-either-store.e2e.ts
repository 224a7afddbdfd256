import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { resumeMaximumBytes } from "@rolecall/contract/resumes/resumes.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test as onDisk } from "../support/fixtures.ts";
import { testInS3, withoutS3 } from "../support/s3.ts";
import {
  choose,
  expectUploaded,
  holdFiles,
  ofBytes,
  resume,
  retry,
  send,
  upload,
  uploadButton,
  uploadWindow,
} from "../support/upload-window.ts";

const unsupportedText = "Only PDF, DOC and DOCX files are supported";
const refusedText = (page: Page) => page.getByText(unsupportedText, { exact: true });

/** The file that the browser saves from the profile's link, with its name. */
const download = async (page: Page) => {
  const link = page.getByRole("link", { name: "View Resume" });
  await link.evaluate((shown) => shown.setAttribute("download", ""));
  const began = page.waitForEvent("download");
  await link.click();
  const saved = await began;
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
};

const strange = "..\\..\\/etc/Ada\r\nSet-Cookie: a=b\u202efdp.\u2066";

/** The same journeys for both stores. */
const stories = (test: typeof onDisk) => {
  test.use({ expectedProblems: [/415.*\/api\/resume$|\[Uppy\]|ERR_CONNECTION_RESET/] });

  test("a resume of exactly 10485760 bytes arrives whole, and of one more is refused before it is sent", async ({
    emptyProfile: page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") sent.push(request.url());
    });
    await uploadButton(page).click();
    await choose(page, ofBytes(resumeMaximumBytes + 1));
    const refusal = page.getByRole("alert").first();
    await expect(refusal).toHaveText("ada.pdf exceeds maximum allowed size of 10 MB");
    await expect(page.getByRole("button", { name: "Upload 1 file" })).toBeHidden();
    expect(sent).toEqual([]);

    const largest = ofBytes(resumeMaximumBytes);
    await choose(page, largest);
    await send(page);
    await expectUploaded(page);
    const { bytes } = await download(page);
    expect(bytes.equals(largest.buffer)).toBe(true);
  });

  test("a name of 4,000 characters with line breaks, folders and marks that turn text around is shown and saved sanely", async ({
    emptyProfile: page,
  }) => {
    await uploadButton(page).click();
    await choose(page, { ...resume, name: `${strange.padEnd(3_996, "x")}.pdf` });
    await expect(page.getByRole("button", { name: "Upload 1 file" })).toBeVisible();
    const shown = page.locator(".uppy-Dashboard-Item-name");
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      await expect(uploadWindow(page)).toBeInViewport({ ratio: 0.99 });
      await expect(shown).toHaveText(/^Ada Set-Cookie: a=b fdp\. x+\.{3}x+\.pdf$/);
    }
    await expectNoAxeViolations(page);
    await send(page);
    await expectUploaded(page);
    const { name, bytes } = await download(page);
    // The browser saves no colon.
    expect(name).toMatch(/^Ada Set-Cookie_ a=b fdp\. x{200,}\.pdf$/);
    expect(name).toHaveLength(255);
    expect(bytes.equals(resume.buffer)).toBe(true);
  });

  test("a file of zero bytes is refused with a sentence, and another one can be sent", async ({
    emptyProfile: page,
  }) => {
    await upload(page, { ...resume, buffer: Buffer.alloc(0) });
    await expect(refusedText(page)).toBeVisible();
    await expect(uploadWindow(page)).toBeHidden();
    await upload(page, resume);
    await expectUploaded(page);
  });

  test("a connection that is cut in the middle costs no letter, and the next try sends the file", async ({
    application: { page, expectLetterKept, submit },
  }) => {
    const nextFile = await holdFiles(page);
    await upload(page, resume);
    await (await nextFile()).abort("connectionreset");
    await expect(page.getByText("Upload failed")).toBeVisible();
    await retry(page);
    await (await nextFile()).continue();
    await expectUploaded(page);
    await expectLetterKept();
    await submit();
  });

  test("a file that only claims to be a resume is refused with a sentence, and the letter stays", async ({
    application: { page, expectLetterKept },
  }) => {
    await upload(page, { ...resume, buffer: Buffer.from("<script>alert(1)</script>") });
    await expect(
      page.getByText(`This is an HTML page. ${unsupportedText}`, { exact: true }),
    ).toBeVisible();
    await expectLetterKept();
    await upload(page, resume);
    await expectUploaded(page);
  });
};

onDisk.describe("files on the disk", () => stories(onDisk));
testInS3.describe("files in S3", () => {
  testInS3.skip(...withoutS3);
  stories(testInS3);
});
