// Resumes by a link and from accounts elsewhere, where the server keeps its files in S3.
import { expect, mergeTests } from "@playwright/test";
import { fileSources } from "@rolecall/contract/resumes/remote-files.ts";
import { withFileHost } from "../support/file-host.ts";
import { applyByLink, marasResume, takeFrom } from "../support/links.ts";
import { testInS3, withoutS3 } from "../support/s3.ts";
import {
  openFiles,
  problemsOfSources,
  sourceNames,
  takeResume,
  test as testOfSources,
} from "../support/sources.ts";
import { expectUploaded, resume, uploadButton } from "../support/upload-window.ts";

const test = mergeTests(testOfSources, testInS3);

// Without a real store there is nothing to test; on CI there always is one.
test.skip(...withoutS3);
test.use({ expectedProblems: [problemsOfSources] });

test("a candidate pastes a link to the resume, and applies with it", applyByLink);

for (const source of fileSources)
  test(`a resume comes from ${sourceNames[source]}, byte for byte`, async ({
    signUp,
    signedInPage,
  }) => {
    const page = await signedInPage(await signUp());
    await openFiles(page, source);
    await takeResume(page);
    await expectUploaded(page);
    const address = await page.getByRole("link", { name: "View Resume" }).getAttribute("href");
    const received = await page.request.get(address ?? "");
    expect(resume.buffer.equals(await received.body())).toBe(true);
  });

test("while the store is away a transfer waits for it, and the letter stays", async ({
  s3,
  application: { page, expectLetterKept, submit },
}) => {
  await uploadButton(page).click();
  await withFileHost({ "mara.pdf": marasResume }, async ({ urlOf }) => {
    await takeFrom(page, urlOf("mara.pdf"));
    const begun = page.waitForRequest("**/companion/url/get");
    await s3.goAway();
    await page.getByRole("button", { name: "Upload 1 file" }).click();
    await begun;
    // It is begun anew by itself.
    await page.waitForRequest("**/companion/url/get");
    await s3.comeBack();
    await expectUploaded(page);
  });
  await expectLetterKept();
  await submit();
});
