import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";
import { makeAdministrator } from "./administrators.ts";

// To everybody else there is nothing below the path of the administration.
test.use({ expectedProblems: [/404.*\/api\/admin\//] });

test("an administrator finds the administration in the user menu, and nobody else does", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const scripts: string[] = [];
  const stranger = await signedInPage(await signUp({ firstName: "Sven" }));
  stranger.on("request", (request) => scripts.push(request.url()));
  await stranger.goto("/profile");
  await stranger.getByRole("button", { name: /^User menu of/ }).click();
  await expect(stranger.getByRole("menuitem", { name: "Log out" })).toBeVisible();
  await untilQuiet(stranger);
  await expect(stranger.getByRole("menuitem", { name: "Administration" })).toHaveCount(0);
  await stranger.goto("/admin");
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  expect(scripts.filter((url) => url.includes("admin-screen"))).toEqual([]);

  const marked = await signUp({ firstName: "Ines" });
  await makeAdministrator(marked, server.dataDir);
  const page = await signedInPage(marked);
  await page.goto("/profile");
  await page.getByRole("button", { name: /^User menu of/ }).click();
  await page.getByRole("menuitem", { name: "Administration" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Administration");
  await expect(page.getByRole("table", { name: "New by week" })).toBeVisible();
});

test("an administrator finds a person, reads what is known, and suspends them by keyboard alone", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const marked = await signUp({ firstName: "Ines" });
  await makeAdministrator(marked, server.dataDir);
  const recruiter = await signUp({ role: "recruiter", firstName: "Quentin", lastName: "Zorba" });
  const company = await recruiter.makeCompany({ name: "Zorba and Sons" });
  const twin = await recruiter.makeCompany({ name: "Zorba Twins" });
  const page = await signedInPage(marked);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/admin?section=people");
  await page.getByLabel("Name, username or email").fill("tin zorb");
  await page.getByRole("link", { name: "Quentin Zorba" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Quentin Zorba" })).toBeVisible();
  await expect(page.getByText("Recruiter", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Suspend", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Suspend" }).press("Enter");
  await expect(dialog.getByText("A reason is required")).toBeVisible();
  await dialog.getByLabel("Reason").fill("They answer nobody.");
  await dialog.getByRole("button", { name: "Suspend" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("They answer nobody.")).toBeVisible();
  await expectNoAxeViolations(page);
  const isTooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  expect(await isTooWide()).toBe(false);

  await page.getByRole("link", { name: "What was changed of them" }).press("Enter");
  await expect(page.getByText(/ suspended /).first()).toBeVisible();
  await expect(page.getByText("reason: They answer nobody.")).toBeVisible();
  await page.getByRole("link", { name: "Show person" }).first().press("Enter");
  await page.getByRole("button", { name: "Restore" }).press("Enter");
  await expect(page.getByRole("button", { name: "Suspend", exact: true })).toBeVisible();

  await page.getByRole("link", { name: company.name }).press("Enter");
  await page.getByRole("button", { name: "Verify" }).press("Enter");
  await expect(page.getByText(/by an administrator$/)).toBeVisible();
  expect(await isTooWide()).toBe(false);

  await page.getByRole("button", { name: "Merge" }).press("Enter");
  await dialog.getByRole("button", { name: "Merge" }).press("Enter");
  await expect(dialog.getByText("Choose another company")).toBeVisible();
  await dialog.getByLabel("The other company").fill("zorba twin");
  await dialog.getByRole("radio", { name: /Zorba Twins/ }).press("Space");
  await expect(dialog.getByText("This cannot be undone.")).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await isTooWide()).toBe(false);
  await dialog.getByRole("button", { name: "Merge" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Zorba Twins" })).toBeVisible();
  await page.goto(`/companies/${company.id}`);
  await expect(page).toHaveURL(`/companies/${twin.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zorba Twins");

  for (const section of ["overview", "reports", "people", "companies", "jobs", "rules", "record"]) {
    await page.goto(`/admin?section=${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Administration");
    await expect(page.locator("main [data-loading], main [aria-busy=true]")).toHaveCount(0);
    expect(await isTooWide(), section).toBe(false);
    await expectNoAxeViolations(page);
  }
});
