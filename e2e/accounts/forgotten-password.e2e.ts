import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { linkInLetterTo } from "../support/letters.ts";

test.use({ expectedProblems: [/400.*\/api\/password\/reset$/] });

test("a forgotten password is replaced with the link of a letter, once", async ({
  page,
  signUp,
  server,
}) => {
  const email = `ada.${crypto.randomUUID()}@example.org`;
  const { user } = await signUp({ role: "company", email });
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(
    page.getByText("Enter your username or email address", { exact: true }),
  ).toBeVisible();
  await page.getByLabel("Username or email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(
    page.getByText(
      /^If an account goes by that name and has an email address, we have sent a link/,
    ),
  ).toBeVisible();

  await expect.poll(() => linkInLetterTo(email, server.dataDir), { timeout: 20_000 }).not.toBe("");
  const link = await linkInLetterTo(email, server.dataDir);
  await page.goto(link);
  await page.getByLabel("New password").fill("Lighthouse9");
  await page.getByLabel("Confirm Password").fill("Lighthouse");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel("Confirm Password").fill("Lighthouse9");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Your new password is set.")).toBeVisible();

  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill("Lighthouse9");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();

  await page.goto(link);
  await page.getByLabel("New password").fill("Lighthouse10");
  await page.getByLabel("Confirm Password").fill("Lighthouse10");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("This link is no longer valid")).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
});
