import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";
import { prepareSaves } from "../support/saves.ts";
import { endSession, signInOn } from "../support/sign-in.ts";
import { expectOneToast, expectToast } from "../support/toast.ts";
import { choose, resume, send, uploadButton } from "../support/upload-window.ts";

test.use({
  expectedProblems: [
    /401.*\/api\/(profile|jobs|dashboard|applications|auth|objects|companies\/mine|account)|\[Uppy\]|ERR_INTERNET_DISCONNECTED|503.*\/api\/profile$/,
  ],
});

const expectToBeSentToSignIn = async (page: Page) => {
  await expectToast(page, "Unauthorized", "You are logged out. Logging in again...");
  await expect(page).toHaveURL(/\/auth\?next=/);
};

test("a session that ends while a profile is written costs a sign-in, and no text", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  const page = await signedInPage(candidate);
  await page.goto("/profile");
  await page.getByLabel("Professional Title").fill("Restorer");
  await page.getByLabel("Location").fill("Évora");
  await page.getByLabel("Professional Summary").fill("Old wood, new joints.");
  await page.getByLabel("Skills").fill("Joinery");
  await page.keyboard.press("Enter");
  await endSession(candidate);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToBeSentToSignIn(page);

  await signInOn(page, candidate);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel("Professional Summary")).toHaveValue("Old wood, new joints.");
  await expect(page.getByRole("list", { name: "Added so far" })).toHaveText("Joinery");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile Updated", { exact: true })).toBeVisible();
});

test("a session that ended before a screen loads says so, and leads back there", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const page = await signedInPage(recruiter);
  await page.goto("/jobs");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  // The page has been read again since it came: nothing on the way notices the end by itself.
  await untilQuiet(page);
  await endSession(recruiter);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expectToBeSentToSignIn(page);
  await signInOn(page, recruiter);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recruiter Dashboard");
});

test("the end of the session is announced once, whatever is saved, and the way leads back", async ({
  signUp,
  signedInPage,
}) => {
  const saves = await prepareSaves(signUp, signedInPage);
  for (const person of new Set(saves.map((save) => save.person))) await endSession(person);
  for (const { page, person, button, expectKept } of saves) {
    const { pathname } = new URL(page.url());
    await page.getByRole("button", { name: button }).click();
    await expectOneToast(page, "Unauthorized", "You are logged out. Logging in again...");
    await expect(page).toHaveURL(/\/auth\?next=/);
    await signInOn(page, person);
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    if (button === "Submit Application")
      await page.getByRole("button", { name: "Apply Now" }).click();
    if (["Submit Application", "Save Profile", "Post Job"].includes(button)) await expectKept();
  }
});

test("a session that ended before a resume is uploaded is said once", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  const page = await signedInPage(candidate);
  await page.goto("/profile");
  await page.getByLabel("Professional Title").fill("Restorer");
  await uploadButton(page).click();
  await choose(page, resume);
  await endSession(candidate);
  await send(page);
  await expectOneToast(page, "Unauthorized", "You are logged out. Logging in again...");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signInOn(page, candidate);
  await expect(page.getByLabel("Professional Title")).toHaveValue("Restorer");
});

test("a save without the server shows a toast, and the typed text stays", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto("/profile");
  await page.getByLabel("Professional Title").fill("Restorer");
  await page.getByLabel("Location").fill("Évora");
  await page.getByLabel("Professional Summary").fill("Old wood, new joints.");
  await page.getByLabel("Skills").fill("Joinery");
  await page.keyboard.press("Enter");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Error", "Failed to update profile");
  // A menu whose code was never fetched cannot open; the page stays.
  await page.getByRole("button", { name: /^Colors/ }).click();
  await expectToast(page, "Error", "This part of the page could not be loaded.");
  await expect(page.getByLabel("Professional Summary")).toHaveValue("Old wood, new joints.");

  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile Updated", { exact: true })).toBeVisible();
});

test("without the server a sign-in says so, and works once it is back", async ({
  page,
  signUp,
}) => {
  const person = await signUp({ role: "recruiter", firstName: "Rui" });
  await page.goto("/auth");
  await page.getByLabel("Remember me").focus();
  await untilQuiet(page);
  await page.context().setOffline(true);
  await signInOn(page, person);
  await expectToast(page, "Login failed", "Rolecall cannot be reached.");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Rui");
});
