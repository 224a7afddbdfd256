import { expect } from "@playwright/test";
import { withFileHost } from "../support/file-host.ts";
import { test } from "../support/fixtures.ts";
import { applyByLink, marasResume, takeFrom } from "../support/links.ts";
import { expectUploaded } from "../support/upload-window.ts";

test.use({ expectedProblems: [/400.*\/companion\/url\/meta$|\[Uppy\]/] });

test("a candidate pastes a link to the resume, and applies with it", applyByLink);

test("the transfer can be paused and resumed", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp());
  await page.goto("/profile");
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await withFileHost({}, async ({ slow, waiting }) => {
    const asked = async (count: number) => {
      await expect.poll(() => waiting.length).toBe(count);
      const answer = waiting.at(-1);
      answer?.writeHead(200, { "content-length": marasResume.length });
      return answer;
    };
    const answered = takeFrom(page, slow);
    (await asked(1))?.write(marasResume.subarray(0, 100));
    await answered;
    await page.getByRole("button", { name: "Upload 1 file" }).click();
    const sender = await asked(2);
    sender?.write(marasResume.subarray(0, 100));

    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await expect(page.getByText(/^Paused/)).toBeVisible();
    sender?.end(marasResume.subarray(100));
    await page.getByRole("button", { name: "Resume", exact: true }).click();
    await expectUploaded(page);
  });
});
