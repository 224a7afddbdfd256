import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { stepAt, totpCode } from "@rolecall/server/src/features/auth/second-factor/totp.ts";
import { unzip } from "@rolecall/server/test/files/unzip.ts";
import { test } from "../support/fixtures.ts";
import { hasLetter } from "../support/letters.ts";
import { askForProof } from "../support/requests/ask-for-proof.ts";
import { logOut, signInOn } from "../support/sign-in.ts";

test.use({ expectedProblems: [/403.*\/api\/auth\/totp$/] });

/** Shown to whoever is signed in. */
const userMenu = (page: Page) => page.getByRole("button", { name: /^User menu/ });
/** Logs out and goes to the sign-in screen. */
const leave = async (page: Page) => {
  await logOut(page);
  // The landing page, to which logging out leads; going elsewhere before would cross it.
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
  await page.waitForLoadState();
  await page.goto(new URL("/auth", page.url()).href);
};
/** The code of the present half minute, or of a later one. */
const codeOf = (secret: string, later = 0) => totpCode(secret, stepAt(new Date()) + later);

test("a candidate turns two-step sign-in on, signs in with it and with a recovery code, downloads everything and leaves", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const email = `ines-${crypto.randomUUID()}@example.com`;
  const person = await signUp({ firstName: "Ines", email });
  const letter = (subject: string) => hasLetter(server.dataDir, { to: email, subject });
  const page = await signedInPage(person);
  await askForProof(page, "**/api/auth/totp");
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Set up an authenticator" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await proof.getByLabel("Password", { exact: true }).fill(person.password);
  await proof.getByRole("button", { name: "Confirm" }).click();

  const setUp = page.getByRole("dialog", { name: "Set up an authenticator" });
  await expect(setUp.getByRole("img", { name: "QR code with the key" })).toBeVisible();
  const secret = (await setUp.locator("code").textContent()) ?? "";
  await setUp.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await setUp.getByRole("button", { name: "Turn on" }).click();

  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const recoveryCode = (await codes.getByRole("listitem").first().textContent()) ?? "";
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 of 10 are left.")).toBeVisible();

  await leave(page);
  await signInOn(page, person);
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(userMenu(page)).toBeVisible();
  // A change of page closes the menu.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose Your Role");

  await leave(page);
  await signInOn(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(userMenu(page)).toBeVisible();
  await page.goto("/settings/security");
  await expect(page.getByText("9 of 10 are left.")).toBeVisible();
  await expect.poll(() => letter("Two-step sign-in was turned on")).toBe(true);

  await page
    .getByRole("navigation", { name: "Settings" })
    .getByRole("link", { name: "Privacy" })
    .click();
  await page.getByRole("button", { name: "Prepare my data" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download \(\d+ KB\)$/ }).click();
  const archive = await unzip(await readFile(await (await downloading).path()));
  expect(JSON.parse(archive.get("account.json")?.toString() ?? "")).toMatchObject({
    user: { firstName: "Ines" },
  });
  await expect.poll(() => letter("Your data is ready")).toBe(true);

  await page.getByRole("button", { name: "Leave Rolecall" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => letter("Your account will be erased")).toBe(true);
});
