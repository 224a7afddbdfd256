import { expect } from "@playwright/test";
import { test as base } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";
import { type RunningServer, withServer } from "../support/running-server.ts";
import { prepareSaves } from "../support/saves.ts";
import { expectNoToast, expectOneToast, waitUntilToastsAreReady } from "../support/toast.ts";
import { choose, resume, send, uploadButton, uploadWindow } from "../support/upload-window.ts";

/** A server of its own, since these tests take it away. */
const test = base.extend<object, { server: RunningServer }>({
  server: [({}, provide) => withServer(provide), { scope: "worker" }],
});
test.use({ expectedProblems: [/ERR_CONNECTION|ERR_EMPTY_RESPONSE|\[Uppy\]|401.*\/api\/login$/] });

const unreachable = "Rolecall cannot be reached. Check your connection and try again.";

test("a user who saves while the server is away reads so once, loses nothing, and can save when it is back", async ({
  server,
  signUp,
  signedInPage,
}) => {
  const saves = await prepareSaves(signUp, signedInPage);
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob();
  await (await signUp({ firstName: "Omar", lastName: "Haddad" })).applyTo(job);
  const reviewing = await signedInPage(recruiter);
  await reviewing.goto(`/jobs/${job.id}/applications`);
  const status = reviewing.getByRole("combobox", { name: "Status of Omar Haddad" });
  await status.click();
  await expect(reviewing.getByRole("option", { name: "Hired" })).toBeVisible();
  const leaving = await signedInPage(recruiter);
  await leaving.goto("/jobs");
  await leaving.getByRole("button", { name: /^User menu/ }).click();
  await expect(leaving.getByRole("menuitem", { name: "Log out" })).toBeVisible();
  await waitUntilToastsAreReady(leaving);

  await server.kill();
  for (const { page, button, failure, expectKept } of saves) {
    await page.getByRole("button", { name: button }).click();
    await expectOneToast(page, failure, unreachable);
    await expectKept();
  }
  await reviewing.getByRole("option", { name: "Hired" }).click();
  await expectOneToast(reviewing, "Error", "Failed to update status");
  await expect(status).toHaveText("Pending");
  await leaving.getByRole("menuitem", { name: "Log out" }).click();
  await expectOneToast(leaving, "Logout failed", unreachable);

  await server.startAgain();
  for (const { page, button, success } of saves) {
    await page.getByRole("button", { name: button }).click();
    await expectOneToast(page, ...success);
  }
});

test("a user who searches while the server is away reads so in place of the list, and finds jobs when it is back", async ({
  server,
  signUp,
  page,
}) => {
  await (await signUp({ role: "recruiter" })).postJob({ title: "Ropemaker" });
  await page.goto("/jobs");
  await page.getByLabel("Keywords").fill("ropemaker");
  await untilQuiet(page);
  await server.kill();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const failed = page.getByRole("alert");
  await expect(failed).toContainText(unreachable);
  await expect(page.getByLabel("Keywords")).toHaveValue("ropemaker");
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(failed).toContainText(unreachable);
  await server.startAgain();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Ropemaker", exact: true })).toBeVisible();
  expectNoToast(page);
});

test("a newcomer and a returning user keep what they typed while the server is away", async ({
  server,
  page,
}) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Username").fill("ada-of-evora");
  await page.getByLabel("Password", { exact: true }).fill("Portland7");
  await page.getByLabel("Confirm Password").fill("Portland7");
  await page.getByLabel("I agree to the terms and conditions").click();
  await waitUntilToastsAreReady(page);
  await server.kill();
  const create = page.getByRole("button", { name: "Create Account" });
  await create.click();
  await expectOneToast(page, "Registration failed", unreachable);
  await page.getByRole("tab", { name: "Login" }).click();
  await page.getByLabel("Username").fill("somebody");
  await page.getByLabel("Password", { exact: true }).fill("Portland7");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectOneToast(page, "Login failed", unreachable);
  await expect(page.getByLabel("Username")).toHaveValue("somebody");

  await server.startAgain();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectOneToast(page, "Login failed", "Invalid username or password");
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await create.click();
  await expect(page).toHaveURL(/\/select-role$/);
});

test("a resume that the server's end interrupts on its way gets through once it is back", async ({
  server,
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  /** The server ends just before the page sends it this. */
  const endBefore = async (address: RegExp, deed: () => Promise<void>) => {
    await page.route(
      address,
      async (route) => {
        await server.kill();
        await route.continue();
      },
      { times: 1 },
    );
    const failed = page.waitForEvent("requestfailed", (request) => address.test(request.url()));
    await deed();
    await failed;
  };
  const retry = () => page.getByRole("button", { name: "Retry upload" }).last().click();
  await page.goto("/profile");
  await page.getByLabel("Professional Title").fill("Restorer");
  await uploadButton(page).click();
  await choose(page, resume);

  await endBefore(/\/api\/objects\/upload$/, () => send(page));
  await expectOneToast(page, "Upload Error", "Failed to get upload URL");
  await expect(page.getByText("Upload failed")).toBeVisible();
  await server.startAgain();
  await endBefore(/\/objects\/uploads\//, retry);
  await expect(page.getByRole("button", { name: /^Unknown error/ })).toHaveAccessibleName(
    "Unknown error (The connection was interrupted. Please try again.)",
  );
  await server.startAgain();
  await endBefore(/\/api\/resume$/, retry);
  await expectOneToast(page, "Error", "Failed to process uploaded resume");
  await expect(uploadWindow(page)).toBeHidden();
  await expect(page.getByText("ada.pdf has arrived and waits to be processed.")).toBeVisible();
  await server.startAgain();
  await page.getByRole("button", { name: "Try again" }).click();
  await expectOneToast(page, "Resume Uploaded", "Your resume has been uploaded successfully!");
  await expect(page.getByText("Ready to use in applications")).toBeVisible();
  await expect(page.getByLabel("Professional Title")).toHaveValue("Restorer");
});
