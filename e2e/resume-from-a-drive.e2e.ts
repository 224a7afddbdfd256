import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { test as base } from "./support/fixtures.ts";
import { withServer } from "./support/running-server.ts";

const test = base.extend<object, object>({
  server: [
    ({}, provide) =>
      withServer(provide, {
        COMPANION_DRIVE_CLIENT_ID: "our id",
        COMPANION_DRIVE_CLIENT_SECRET: "our secret",
      }),
    { scope: "worker" },
  ],
});
test.use({ expectedProblems: [/401.*\/companion\/drive\/list|\[Uppy\]/] });

test("who says no at Google is back at once, and reads so", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp());
  // Google's page, where the person says no.
  await page.context().route("https://accounts.google.com/**", (route) => {
    const question = new URL(route.request().url()).searchParams;
    const back = new URL(question.get("redirect_uri") ?? "");
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("state", question.get("state") ?? "");
    const body = `<meta http-equiv="refresh" content="0; url=${back.href.replaceAll("&", "&amp;")}">`;
    return route.fulfill({ contentType: "text/html", body });
  });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await expect(page.getByRole("tab", { name: "Dropbox" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Google Drive" }).click();
  const signIn = page.getByRole("button", { name: "Sign in with Google" });
  await expect(signIn).toBeVisible();
  await expectNoAxeViolations(page);
  const opened = page.waitForEvent("popup");
  await signIn.click();
  const closed = (await opened).waitForEvent("close");
  await closed;
  await expect(page.getByRole("alert")).toHaveText("Authentication aborted");
});
