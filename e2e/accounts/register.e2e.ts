import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { register } from "../support/register.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/409.*\/api\/register$/] });

const tab = async (page: Page, times = 1) => {
  for (let count = 0; count < times; count += 1) await page.keyboard.press("Tab");
};

/** Everything that the page has put away in the browser. */
const storagePrefixOf = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]),
  );

test("a newcomer registers with the keyboard alone", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Login" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Register" })).toBeFocused();

  await tab(page);
  await expect(page.getByLabel("I am a")).toBeFocused();
  await expect(page.getByLabel("I am a")).toHaveText("Job Seeker / Candidate");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveText([
    "Job Seeker / Candidate",
    "Recruiter / HR Professional",
    "Company / Employer",
  ]);
  await expect(page.getByRole("option").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option").nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("I am a")).toHaveText("Recruiter / HR Professional");
  await expect(page.getByLabel("I am a")).toBeFocused();

  await tab(page);
  await page.keyboard.type("Rui");
  await tab(page);
  await page.keyboard.type("Costa");
  await tab(page);
  await page.keyboard.type(`rui.${crypto.randomUUID()}@example.org`);
  await tab(page);
  await page.keyboard.type(`rui-${crypto.randomUUID().slice(0, 8)}`);
  await tab(page);
  await page.keyboard.type("Portland7");
  await tab(page, 2);
  await page.keyboard.type("Portland7");
  await tab(page, 2);
  await expect(page.getByLabel("I agree to the terms and conditions")).toBeFocused();
  await page.keyboard.press("Space");
  await tab(page);
  await expect(page.getByRole("link", { name: /^Read them/ })).toBeFocused();
  await tab(page);
  await expect(page.getByRole("button", { name: "Create Account" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Rui");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the form reports an error, and withdraws it once the value is right", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm Password").fill("shorter");
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription(
    "Username must be at least 3 characters",
  );
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAccessibleDescription("Password must be at least 6 characters");
  const confirmation = page.getByLabel("Confirm Password");
  await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
  await expect(page.getByLabel("I agree")).toHaveAccessibleDescription(
    "You must agree to the terms and conditions",
  );

  await password.fill("shorter");
  await expect(page.getByText("Password must be at least 6 characters")).toBeHidden();
  await expect(page.getByText("Passwords don't match")).toBeHidden();
});

test("a password is weighed while it is typed", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  const strength = page.getByRole("meter", { name: "Password strength" });
  for (const [typed, label, met] of [
    ["", "Weak", []],
    ["portland", "Fair", ["At least 8 characters"]],
    ["Portland", "Good", ["At least 8 characters", "One uppercase letter"]],
    ["Portland7", "Strong", ["At least 8 characters", "One uppercase letter", "One number"]],
  ] as const) {
    await page.getByLabel("Password", { exact: true }).fill(typed);
    await expect(strength).toHaveAttribute("aria-valuetext", label);
    await expect(page.getByRole("listitem").filter({ hasText: "(met)" })).toHaveText(
      met.map((rule) => `${rule}(met)`),
    );
  }
});

test("a username that is taken is said in a toast and at its field, and nothing typed is lost", async ({
  page,
  signUp,
}) => {
  const { user } = await signUp();
  const typed = await register(page, { firstName: "Ada", lastName: "Moreau" });
  await expect(page).toHaveURL(/\/select-role$/);
  await page.context().clearCookies();

  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Username").fill(user.username.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill(typed.password);
  await page.getByLabel("Confirm Password").fill(typed.password);
  await page.getByLabel("I agree to the terms and conditions").click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Registration failed", "Username already exists");
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription("Username already exists");

  await page.getByRole("tab", { name: "Login" }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await expect(page.getByLabel("Confirm Password")).toHaveValue(typed.password);
});

test("blanks around a username and an email are not sent", async ({ page }) => {
  const name = `ada-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/auth#register");
  await page.getByLabel("Email").fill(` ${name}@example.org `);
  await page.getByLabel("Username").fill(` ${name}\t`);
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
  await page.getByLabel("Confirm Password").fill("Correct-horse-7");
  await page.getByLabel("I agree to the terms and conditions").click();
  const sent = page.waitForRequest("**/api/register");
  await page.getByRole("button", { name: "Create Account" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    username: name,
    email: `${name}@example.org`,
  });
  await expect(page).toHaveURL(/\/select-role$/);
});

/** Sums up by how much what is seen moves on the pages that are opened from now on. */
const watchShifts = async (page: Page) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        (globalThis as unknown as { shifted: number }).shifted += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
};

test("a half-written registration outlives a reload, but for the password, and is gone once it is done", async ({
  page,
}) => {
  const name = `ada-${crypto.randomUUID().slice(0, 8)}`;
  const fillPasswords = async () => {
    await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
    await page.getByLabel("Confirm Password").fill("Correct-horse-7");
  };
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Username").fill(name);
  await fillPasswords();
  expect(await storagePrefixOf(page)).not.toContain("Correct-horse-7");

  const shiftOf = await watchShifts(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await expect(page.getByLabel("Username")).toHaveValue(name);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Confirm Password")).toHaveValue("");
  await expect(page.getByText("or continue with")).toBeVisible();
  expect(await shiftOf()).toBeLessThan(0.02);

  await fillPasswords();
  await page.getByLabel("I agree to the terms and conditions").click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/select-role$/);
  expect(await storagePrefixOf(page)).not.toContain(name);

  await page.context().clearCookies();
  await page.goto("/auth#register");
  await expect(page.getByLabel("Username")).toHaveValue("");
});

test("a half-written registration stays in its own tab", async ({ page, context }) => {
  await page.goto("/auth#register");
  await page.getByLabel("First Name").fill("Ada");
  const other = await context.newPage();
  await other.goto("/auth#register");
  await expect(other.getByLabel("First Name")).toHaveValue("");
});

test("the browser's tab says whether one signs in or registers", async ({ page }) => {
  await page.goto("/auth");
  await expect(page).toHaveTitle("Sign in - Rolecall");
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(page).toHaveTitle("Register - Rolecall");
  await page.getByRole("tab", { name: "Login" }).click();
  await expect(page).toHaveTitle("Sign in - Rolecall");
  await page.goto("/");
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveTitle("Register - Rolecall");
});

test("the menu of phones leads a visitor from the sign-in to the registration", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/auth");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("tab", { name: "Register" })).toHaveAttribute("data-state", "active");
  await expect(page).toHaveTitle("Register - Rolecall");
});
