import type { Page } from "@playwright/test";

interface Newcomer {
  /** The role in the form's words. */
  role?: string;
  firstName: string;
  lastName: string;
  email?: string;
  /** The `next` parameter of the link to the registration. */
  next?: string;
}

/** Fills the registration form and sends it. Answers the username and password. */
export async function register(page: Page, { role, firstName, lastName, email, next }: Newcomer) {
  const username = `${firstName}-${crypto.randomUUID().slice(0, 8)}`.toLowerCase();
  const password = "Correct-horse-7";
  await page.goto(next === undefined ? "/auth" : `/auth?next=${encodeURIComponent(next)}`);
  await page.getByRole("tab", { name: "Register" }).click();
  if (role !== undefined) {
    await page.getByLabel("I am a").click();
    await page.getByRole("option", { name: role }).click();
  }
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill(lastName);
  if (email !== undefined) await page.getByLabel("Email").fill(email);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByLabel("I agree to the terms and conditions").click();
  await page.getByRole("button", { name: "Create Account" }).click();
  return { username, password };
}
