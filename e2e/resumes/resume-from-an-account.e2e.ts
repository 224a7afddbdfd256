import { expect } from "@playwright/test";
import { fileSources, sourceMissingText } from "@rolecall/contract/resumes/remote-files.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { tabTo } from "../support/keyboard.ts";
import {
  answerAt,
  openFiles,
  openSource,
  problemsOfSources,
  signInButton,
  sourceNames,
  takeResume,
  test,
} from "../support/sources.ts";
import { expectUploaded, retry, uploadButton, uploadWindow } from "../support/upload-window.ts";

test.use({ expectedProblems: [problemsOfSources] });
test.beforeEach(({ sources }) => {
  for (const account of Object.values(sources.accounts)) account.instead = null;
});

for (const source of fileSources) {
  const name = sourceNames[source];

  test(`by keyboard alone a candidate signs in at ${name} and takes the resume from there`, async ({
    signUp,
    signedInPage,
  }) => {
    const page = await signedInPage(await signUp());
    await answerAt(page, source, { code: "a code" });
    await page.goto("/profile");
    await tabTo(page, uploadButton(page));
    await page.keyboard.press("Enter");
    // The window takes the focus a moment after it has come, and would take it from where it is by then.
    await expect(page.getByRole("button", { name: "browse files" })).toBeFocused();
    await tabTo(page, page.getByRole("tab", { name }));
    await page.keyboard.press("Enter");
    await expect(signInButton(page)).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Enter");
    const filter = page.getByRole("searchbox", { name: "Filter" });
    await expect(filter).toBeFocused();
    await page.getByRole("button", { name: "Open folder Applications" }).waitFor();
    await page.keyboard.type("app");
    await expect(page.getByRole("listitem")).toHaveCount(1);
    await takeResume(page);
    await expectUploaded(page);
    await expect(page.getByRole("link", { name: "View Resume" })).toBeVisible();
  });

  test(`${name} lists files that cannot be taken as such, and says that an empty folder is empty`, async ({
    signUp,
    signedInPage,
  }) => {
    const page = await signedInPage(await signUp());
    await openFiles(page, source);
    await expect(page.getByRole("checkbox", { name: "holiday.png" })).toBeDisabled();
    await expect(page.getByText("You can only upload: .pdf, .doc, .docx")).toBeHidden();
    await page.getByRole("button", { name: "Open folder Empty" }).click();
    await expect(page.getByText("You have no files or folders here")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(signInButton(page)).toBeVisible();
  });

  test(`${name} being away is said, and the next try gets through`, async ({
    signUp,
    signedInPage,
    sources,
  }) => {
    const account = sources.accounts[source];
    const page = await signedInPage(await signUp());
    await openFiles(page, source);
    account.instead = { status: 503 };
    await page.getByRole("button", { name: "Open folder Applications" }).click();
    await expect(page.getByRole("alert").first()).toContainText("Connection with Companion failed");
    await expect(page.getByRole("button", { name: "Open folder Empty" })).toBeVisible();

    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    const refused = page.waitForResponse(/\/companion\/.*\/list/);
    await page.getByRole("tab", { name }).click();
    await refused;
    await expect(page.getByRole("tabpanel")).toBeHidden();
    await expect(uploadWindow(page).locator(":focus")).toHaveCount(1);
    account.instead = null;
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("button", { name: "Open folder Applications" })).toBeVisible();
  });

  test(`a permission of ${name} that ran out is renewed unnoticed, one that was taken back asked for again`, async ({
    signUp,
    signedInPage,
    sources,
  }) => {
    const page = await signedInPage(await signUp());
    await openFiles(page, source);
    sources.accounts[source].expire();
    await page.getByRole("button", { name: "Open folder Empty" }).click();
    await expect(page.getByText("You have no files or folders here")).toBeVisible();
    sources.accounts[source].revoke();
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("button", { name: "Open folder Applications" }).click();
    await signInButton(page).click();
    await expect(page.getByRole("button", { name: "Open folder Applications" })).toBeVisible();
  });
}

test("a user who declines at Google is back at once, and reads so", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await answerAt(page, "drive", { error: "access_denied" });
  await openSource(page, "drive");
  const opened = page.waitForEvent("popup");
  await signInButton(page).click();
  await (await opened).waitForEvent("close");
  await expect(page.getByRole("alert")).toHaveText("Authentication aborted");
});

test("a file that is gone by now fails at once, and says why", async ({
  signUp,
  signedInPage,
  sources,
}) => {
  const page = await signedInPage(await signUp());
  await openFiles(page, "dropbox");
  await page.getByRole("button", { name: "Open folder Applications" }).click();
  await page.getByRole("checkbox", { name: "ada.pdf" }).check();
  await page.getByRole("button", { name: "Select 1" }).click();
  sources.accounts.dropbox.instead = { status: 409, body: { error_summary: "path/not_found/.." } };
  await page.getByRole("button", { name: "Upload 1 file" }).click();
  await expect(page.getByText("Upload failed")).toBeVisible();
  await expect(uploadWindow(page).getByRole("button", { name: sourceMissingText })).toBeVisible();
  sources.accounts.dropbox.instead = null;
  await retry(page);
  await expectUploaded(page);
});
