import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { linkInLetterTo } from "../support/letters.ts";
import { expectToast } from "../support/toast.ts";

test.use({
  serverEnv: { COMMON_PASSWORDS: "refuse" },
  expectedProblems: [/400.*\/api\/(register|password\/reset)$/],
});

const sentence = "This password is too common";
const expectRefusalAt = async (page: Page, label: string) => {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(sentence);
};
const fillTwice = async (page: Page, label: string, password: string) => {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
};

test("a registration with a common password says so at the password, and in a toast", async ({
  page,
}) => {
  await page.goto("/auth#register");
  await page.getByLabel("Username").fill(`ada-${crypto.randomUUID().slice(0, 8)}`);
  await fillTwice(page, "Password", "Password1");
  await page.getByLabel("I agree to the terms and conditions").click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Registration failed", sentence);
  await expectRefusalAt(page, "Password");

  await fillTwice(page, "Password", "an otter in Faro");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/select-role$/);
});

test("a common password is no new password, and the link stays good for a better one", async ({
  page,
  signUp,
  request,
  server,
}) => {
  const email = `ada.${crypto.randomUUID()}@example.org`;
  await signUp({ email });
  await request.post("/api/password/forgot", { data: { identifier: email } });
  await expect.poll(() => linkInLetterTo(email, server.dataDir)).not.toBe("");
  await page.goto(await linkInLetterTo(email, server.dataDir));
  await fillTwice(page, "New password", "Password1");
  await page.getByRole("button", { name: "Set password" }).click();
  await expectRefusalAt(page, "New password");

  await fillTwice(page, "New password", "an otter in Faro");
  await expect(page.getByText(sentence)).toBeHidden();
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Your new password is set.")).toBeVisible();
});
