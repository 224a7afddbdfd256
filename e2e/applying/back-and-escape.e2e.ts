import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import {
  choose,
  holdFiles,
  resume,
  send,
  uploadButton,
  uploadWindow,
} from "../support/upload-window.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Apply for Bell Founder" });
const applyNow = (page: Page) => page.getByRole("button", { name: "Apply Now" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("Back closes the dialog and not the page, with the letter kept; the next Back leaves", async ({
  application: { page, expectLetterKept },
}) => {
  const job = page.url();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(job);
  await expect(applyNow(page)).toBeFocused();
  await applyNow(page).click();
  await expectLetterKept();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("after a dialog was closed otherwise, one Back leads to the page before, and Forward to this one", async ({
  application: { page },
}) => {
  const job = page.url();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Companies" }).click();
  await expect(heading(page)).toHaveText("Browse Companies");
  await page.getByRole("banner").getByRole("link", { name: "Find Jobs" }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  // Other journeys post a job of the same title.
  await page
    .locator(`a[href="${new URL(job).pathname}"]`)
    .first()
    .click();
  for (const close of ["Cancel", "Close"]) {
    await applyNow(page).click();
    await dialog(page).getByRole("button", { name: close }).click();
    await expect(dialog(page)).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.goForward();
  await expect(page).toHaveURL(job);
  await expect(heading(page)).toHaveText("Bell Founder");
  await page.goBack();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.goBack();
  await expect(heading(page)).toHaveText("Browse Companies");
  await page.goBack();
  await expect(page).toHaveURL(job);
  await expect(heading(page)).toHaveText("Bell Founder");
  await expect(dialog(page)).toBeHidden();
});

test("a page that was loaded again with its menu open is left by one Back, too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/jobs");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Companies" }).click();
  await expect(heading(page)).toHaveText("Browse Companies");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText("Browse Companies");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/jobs$/);
});

test("Back closes the menu on a phone, and leads back from a screen that was opened by the menu", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/profile");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
  await toggle.click();
  await menu.getByRole("link", { name: "Companies" }).click();
  await expect(page).toHaveURL(/\/companies$/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(heading(page)).toHaveText("My Profile");
});

test("Back closes the upload window, then the dialog below it", async ({
  application: { page, expectLetterKept },
}) => {
  await uploadButton(page).click();
  await expect(page.getByRole("button", { name: "browse files" })).toBeFocused();
  await page.goBack();
  await expect(uploadWindow(page)).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();
  await expectLetterKept();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toHaveText("Bell Founder");
});

test("Escape and Back ask before they stop an upload under way; kept, it arrives", async ({
  application: { page },
}) => {
  const nextFile = await holdFiles(page);
  await uploadButton(page).click();
  await choose(page, resume);
  await send(page);
  const file = await nextFile();
  const question = page.getByRole("dialog", { name: "Stop the upload?" });

  await page.keyboard.press("Escape");
  // The first of its buttons takes the focus a moment after the question has come.
  await expect(question.getByRole("button", { name: "Keep uploading" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question.locator(":focus")).toHaveText("Stop the upload");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(uploadWindow(page)).toBeVisible();

  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(uploadWindow(page)).toBeVisible();

  await uploadWindow(page).getByRole("button", { name: "Close Modal" }).click();
  await question.getByRole("button", { name: "Keep uploading" }).click();
  await expect(question).toBeHidden();
  await file.continue();
  await expect(page.getByText("Resume Uploaded", { exact: true })).toBeVisible();
});

test("a candidate who stops the upload is back at the dialog, and can begin again", async ({
  application: { page, expectLetterKept },
}) => {
  const nextFile = await holdFiles(page);
  await uploadButton(page).click();
  await choose(page, resume);
  await send(page);
  await nextFile();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Stop the upload" }).click();
  await expect(uploadWindow(page)).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await expectLetterKept();
  await uploadButton(page).click();
  await choose(page, resume);
  // Nothing is under way yet, and nothing is asked.
  await page.keyboard.press("Escape");
  await expect(uploadWindow(page)).toBeHidden();
});
