import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { untilQuiet } from "../support/requests/quiet.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/401.*\/api\/login$|503.*\/api\/logout$/] });

const signIn = async (page: Page, { user, password }: Person) => {
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
};
const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.includes("session"));

test("an empty sign-in names the missing fields, and a wrong password shows a toast", async ({
  page,
  signUp,
}) => {
  const person = await signUp({ role: "recruiter", firstName: "Rui" });
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();

  await signIn(page, { ...person, password: "not-the-password" });
  await expectToast(page, "Login failed", "Invalid username or password");
  await expect(page.getByLabel("Username")).toHaveValue(person.user.username);

  await signIn(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Rui");
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Rui");
});

test("blanks around a username are not sent", async ({ page, signUp }) => {
  const person = await signUp({ role: "recruiter", firstName: "Rui" });
  await page.goto("/auth");
  await signIn(page, {
    ...person,
    user: { ...person.user, username: ` ${person.user.username} ` },
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Rui");
});

test("a button says that it is at work, and takes no second click", async ({ page, signUp }) => {
  const person = await signUp({ role: "company" });
  const { promise: thought, resolve: answer } = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(/\/api\/(login|register)$/, async (route) => {
    sent.push(new URL(route.request().url()).pathname);
    await thought;
    await route.continue();
  });
  await page.goto("/auth");
  await signIn(page, person);
  const pending = page.getByRole("button", { name: "Signing in..." });
  await expect(pending).toBeDisabled();
  await page.getByLabel("Password", { exact: true }).press("Enter");
  answer();
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  expect(sent).toEqual(["/api/login"]);
});

test("accounts elsewhere that are not set up stand last and small, and one line says so for all", async ({
  page,
}) => {
  await page.goto("/auth");
  for (const name of ["Google", "LinkedIn", "GitHub"]) {
    const button = page.getByRole("button", { name: `${name} (not set up here)` });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Signing in with these is not set up here.");
    const main = await page.getByRole("button", { name: "Sign In" }).last().boundingBox();
    const box = await button.boundingBox();
    expect(box?.height).toBeLessThan(main?.height ?? 0);
  }
  await expect(page.getByText("Signing in with these is not set up here.")).toHaveCount(1);

  await page.goto("/auth?failure=made-up");
  await expect(page.getByRole("button", { name: /^Google/ })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the session ends with the browser, or after 30 days if the user asks for that", async ({
  page,
  signUp,
}) => {
  const person = await signUp({ role: "company" });
  await page.goto("/auth");
  await signIn(page, person);
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  expect((await sessionCookie(page))?.expires).toBe(-1);

  // A read that is on its way would be refused.
  await untilQuiet(page);
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Remember me").click();
  await signIn(page, person);
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  const days = ((await sessionCookie(page))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});

test("a user who has to sign in on the way gets to their destination, and Back leads to where they were", async ({
  page,
  signUp,
}) => {
  const person = await signUp({ role: "recruiter" });
  await page.goto("/jobs");
  await page.goto("/application-management?status=hired");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("tab", { name: "Register" })).toHaveAttribute("data-state", "active");
  await page.getByRole("tab", { name: "Login" }).click();
  await signIn(page, person);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Management");
  await expect(page).toHaveURL(/\/application-management\?status=hired$/);
  await expect(page.getByText("Unauthorized")).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/jobs$/);
});

test("logging out leads to the landing page, and ends the session", async ({
  signUp,
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage(
    await signUp({ role: "recruiter", firstName: "Ines", lastName: "Duarte" }),
  );
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "User menu of Ines Duarte" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Profile",
    "Settings",
    "Messages",
    "Saved Jobs",
    "Your Company",
    "Dashboard",
    "Applications",
    "Log out",
  ]);
  await page.route("**/api/logout", (route) => route.fulfill({ status: 503, body: "Busy." }), {
    times: 1,
  });
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expectToast(page, "Logout failed", "Busy.");
  await expect(page.getByRole("menu")).toBeHidden();

  await page.getByRole("button", { name: "User menu of Ines Duarte" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
  expect(await sessionCookie(page)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/);
});

test("a user who leaves while the sign-in is answered is not redirected", async ({
  page,
  signUp,
}) => {
  const person = await signUp({ role: "company" });
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.goto("/auth");
  await page.route("**/api/auth/user", async (route) => {
    await asked;
    await route.continue();
  });
  await page.route(/\/assets\/start-screen.*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await signIn(page, person);
  await page.getByRole("banner").getByRole("link", { name: "Post a Job" }).click();
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post a New Job");
});
