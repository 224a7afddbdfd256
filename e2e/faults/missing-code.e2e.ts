import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";
import { expectOneToast } from "../support/toast.ts";

test.use({
  expectedProblems: [
    /ERR_INTERNET_DISCONNECTED|cannot be reached|404.*companies-screen|imported module.*companies-screen|ERR_FAILED.*account-rules|401.*\/api\/login$/,
  ],
});

test("a screen that is gone to without the server says so, and comes when it is back", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/jobs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Jobs");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Companies" }).first().click();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page).toHaveURL(`${baseURL}/companies`);
  await retry.click();
  await expect(retry).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Jobs");
  await page.goForward();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Companies");
});

test("a screen whose code was replaced by a new version is loaded from that version", async ({
  page,
}) => {
  let replaced = false;
  await page.route(/\/assets\/companies-screen.*\.js$/, async (route) => {
    if (replaced) await route.continue();
    else await route.fulfill({ status: 404, contentType: "text/html", body: "" });
  });
  await page.route("**/companies", async (route) => {
    if (route.request().isNavigationRequest()) replaced = true;
    await route.continue();
  });
  await page.goto("/jobs");
  await page.getByRole("link", { name: "Companies" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Companies");
});

test("a form whose rules cannot be fetched says so, keeps what was typed, and is sent once they can", async ({
  page,
  signUp,
}) => {
  const { user, password } = await signUp({ role: "candidate" });
  const rules = /\/assets\/account-rules.*\.js$/;
  await page.route(rules, (route) => route.abort());
  await page.goto("/auth");
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectOneToast(
    page,
    "Error",
    "This part of the page could not be loaded. Check your connection and try again.",
  );
  await expect(page.getByLabel("Username")).toHaveValue(user.username);
  await page.unroute(rules);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
});

test("pressing twice while a form's rules are loading sends the form once", async ({
  page,
  signUp,
}) => {
  const { user, password } = await signUp({ role: "candidate" });
  const { promise: thought, resolve: answer } = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(/\/assets\/account-rules.*\.js$/, async (route) => {
    await thought;
    await route.continue();
  });
  await page.route("**/api/login", async (route) => {
    sent.push(route.request().method());
    await route.continue();
  });
  await page.goto("/auth");
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  answer();
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  expect(sent).toEqual(["POST"]);
});

test("a user who loses the connection before they touch the page is told so, also once it is back", async ({
  page,
  context,
  signUp,
}) => {
  const { user } = await signUp({ role: "candidate" });
  await page.goto("/auth");
  await untilQuiet(page);
  await context.setOffline(true);
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill("not their password");
  const signIn = page.getByRole("button", { name: "Sign In" });
  await signIn.click();
  const told = page.getByRole("alert");
  await expect(told).toHaveText(
    "Error This part of the page could not be loaded. Check your connection and try again.",
  );
  await expect(told).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await expect(told).toBeEmpty();

  await context.setOffline(false);
  await signIn.click();
  await expectOneToast(page, "Login failed", "Invalid username or password");
  await expect(told).toBeHidden();
});
