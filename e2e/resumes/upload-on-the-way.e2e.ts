import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { uploadPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { AddressSigner } from "@rolecall/server/src/files/address-signer.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { openLargeUpload } from "../support/large-upload-page.ts";
import {
  choose,
  expectUploaded,
  holdFiles,
  resume,
  retry,
  send,
  upload,
  uploadButton,
  uploadWindow,
} from "../support/upload-window.ts";

test.use({
  expectedProblems: [
    /\[Uppy\]|ERR_CONNECTION_RESET|(403|503).*\/uploads\/|ERR_INTERNET_DISCONNECTED/,
  ],
});

test("by keyboard alone a candidate pauses an upload, goes on, and applies with the letter typed before", async ({
  application: { page, expectLetterKept, submit },
}) => {
  const nextFile = await holdFiles(page);
  const press = (name: string) =>
    expect(page.getByRole("button", { name, exact: true }).last())
      .toBeFocused()
      .then(() => page.keyboard.press("Enter"));
  await uploadButton(page).focus();
  await page.keyboard.press("Enter");
  const said = uploadWindow(page).getByRole("status");
  await choose(page, resume, () => press("browse files"));
  await expect(said).toHaveText("ada.pdf is ready to be uploaded");
  await press("Upload 1 file");
  await expect(said).toHaveText(/^Uploading: \d+%$/);
  await nextFile();
  await press("Pause");
  await expect(said).toHaveText("Upload paused");
  await expectNoAxeViolations(page);
  await press("Resume");
  await (await nextFile()).continue();
  await expectUploaded(page);
  await expect(uploadWindow(page)).toBeHidden();
  await expectLetterKept();
  await submit();
});

test("text written into the letter while a file is being uploaded is kept", async ({
  application: { page, letter },
}) => {
  const nextFile = await holdFiles(page);
  await upload(page, resume);
  const file = await nextFile();
  // The window lies over it and has the focus: a dictation must not write into nowhere.
  await expect(page.locator("[role=dialog][inert]")).toContainText("Cover Letter");
  const written = letter.fill("I have cast bells for ten years.");
  await file.continue();
  await written;
  await expectUploaded(page);
  await expect(letter).toHaveValue("I have cast bells for ten years.");
  await expect(letter).toBeFocused();
});

test("a cut connection and a disk that is away are explained, and the file can be sent again or taken back", async ({
  server,
  emptyProfile: page,
}) => {
  const nextFile = await holdFiles(page);
  const expectExplained = async (why: string) => {
    const dialog = page.waitForEvent("dialog");
    const asked = page.getByRole("button", { name: why, exact: true }).click();
    expect((await dialog).message()).toBe(why);
    await (await dialog).accept();
    await asked;
  };
  await upload(page, resume);
  await (await nextFile()).abort("connectionreset");
  await expect(page.getByText("Upload failed")).toBeVisible();
  await expect(page.getByRole("alert").first()).toContainText("Failed to upload ada.pdf");
  await expectExplained("Unknown error (The connection was interrupted. Please try again.)");
  await expectNoAxeViolations(page);

  await retry(page);
  const again = await nextFile();
  const folder = join(server.dataDir, "files", "unfinished");
  await rename(folder, `${folder}-away`);
  await again.continue();
  await expect(page.getByText("Upload failed")).toBeVisible();
  await expectExplained("Non 2xx (Files are not available right now. Please try again shortly.)");
  await rename(`${folder}-away`, folder);

  await page.getByRole("button", { name: "Cancel", exact: true }).last().click();
  await expect(page.getByRole("button", { name: "browse files" })).toBeFocused();
  await choose(page, resume);
  await send(page);
  await (await nextFile()).continue();
  await expectUploaded(page);
});

test("an upload address that has expired is said so, and the next try has a new one", async ({
  server,
  emptyProfile: page,
}) => {
  const nextFile = await holdFiles(page);
  await upload(page, resume);
  const file = await nextFile();
  const address = new URL(file.request().url());
  const secret = await readFile(join(server.dataDir, "files", "upload-address-secret"));
  const id = address.pathname.slice(uploadPathPrefix.length);
  address.search = new AddressSigner(secret).sign(id, -60).toString();
  await file.continue({ url: address.href });
  await expect(page.getByRole("button", { name: /^Request has expired/ })).toHaveAccessibleName(
    "Request has expired (This upload address has expired. Please upload again.)",
  );
  await retry(page);
  await (await nextFile()).continue();
  await expectUploaded(page);
});

test("a lost connection is said until it is back", async ({ emptyProfile: page }) => {
  await uploadButton(page).click();
  await expect(page.getByRole("button", { name: "browse files" })).toBeVisible();
  await page.clock.install();
  await page.context().setOffline(true);
  const notice = page.getByRole("alert").first();
  await expect(notice).toHaveText("No Internet connection");
  await page.clock.runFor(60_000);
  await expect(notice).toHaveText("No Internet connection");
  await page.context().setOffline(false);
  await expect(page.getByText("Connected to the Internet").first()).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a picture is shown as a thumbnail 200 px wide", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp());
  await openLargeUpload(page);
  const buffer = await page.screenshot();
  await choose(page, { name: "portrait.png", mimeType: "image/png", buffer });
  const thumbnail = page.locator(".uppy-Dashboard-Item img");
  await expect(thumbnail).toHaveJSProperty("naturalWidth", 200);
});
