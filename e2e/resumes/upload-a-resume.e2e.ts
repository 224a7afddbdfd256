import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
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

test.use({ expectedProblems: [/503.*\/api\/objects\/upload$|(415|503).*\/api\/resume$|\[Uppy\]/] });

test("the upload window is fetched when it opens, and works by keyboard", async ({
  emptyProfile: page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await expect(uploadButton(page)).toBeVisible();
  expect(fetched.filter((url) => /resume-(window|uppy)/.test(url))).toEqual([]);

  await uploadButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(uploadWindow(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "browse files" })).toBeFocused();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoAxeViolations(page);
  }
  await page.keyboard.press("Escape");
  await expect(uploadWindow(page)).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();
});

test("a file of another kind is not even sent", async ({ emptyProfile: page }) => {
  await uploadButton(page).click();
  await choose(page, { ...resume, name: "ada.png", mimeType: "image/png" });
  await expect(page.getByRole("alert")).toHaveText("You can only upload: .pdf, .doc, .docx");
});

test("a protected resume is refused, and the letter typed so far stays", async ({
  application: { page, expectLetterKept },
}) => {
  const path = import.meta.resolve("@rolecall/server/test/documents/password.pdf");
  await upload(page, { ...resume, buffer: await readFile(new URL(path)) });
  const refusal = "The file is protected with a password. Save it without one and upload that.";
  await expect(page.getByText(refusal, { exact: true })).toBeVisible();
  await expectLetterKept();
  await upload(page, resume);
  await expectUploaded(page);
  await expectLetterKept();
});

test("without an upload address the file waits for another try", async ({ emptyProfile: page }) => {
  await page.route("**/api/objects/upload", (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await uploadButton(page).click();
  await choose(page, resume);
  await expectNoAxeViolations(page);
  await send(page);
  await expect(page.getByText("Failed to get upload URL", { exact: true })).toBeVisible();
  await expect(page.getByText("Upload failed")).toBeVisible();
  await retry(page);
  await expectUploaded(page);
});

test("a file that has arrived while the server is away is processed later, without sending it anew", async ({
  emptyProfile: page,
}) => {
  await page.route("**/api/resume", (route) =>
    route.fulfill({ status: 503, body: "Files cannot be reached just now." }),
  );
  await upload(page, resume);
  await expect(page.getByText("Failed to process uploaded resume", { exact: true })).toBeVisible();
  await expect(page.getByText("ada.pdf has arrived and waits to be processed.")).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  const refused = page.waitForResponse("**/api/resume");
  await again.click();
  await refused;
  await expect(again).toBeFocused();
  await page.unroute("**/api/resume");
  await again.click();
  await expectUploaded(page);
});

test("the focus stays at the resume when the upload button gives way to it, and back", async ({
  emptyProfile: page,
}) => {
  await uploadButton(page).focus();
  await page.keyboard.press("Enter");
  await choose(page, resume);
  await send(page);
  const focused = page.locator(":focus");
  await expect(focused).toContainText("Ready to use in applications");
  await tabTo(page, page.getByRole("button", { name: "Remove Resume" }));
  await page.keyboard.press("Enter");
  await expect(focused).toContainText("PDF, DOC, or DOCX (max 10MB)");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(uploadButton(page)).toBeFocused();
});
