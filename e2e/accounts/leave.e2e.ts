import { expect, type Page } from "@playwright/test";
import { letDaysPass } from "../support/database/let-days-pass.ts";
import { test } from "../support/fixtures.ts";
import { signInOn } from "../support/sign-in.ts";

const userMenu = (page: Page) => page.getByRole("button", { name: /^User menu/ });

/** Leaves on the screen of the settings, and is signed out. */
const leave = async (page: Page) => {
  await page.goto("/settings/security");
  await page
    .getByRole("navigation", { name: "Settings" })
    .getByRole("link", { name: "Privacy" })
    .click();
  await page.getByRole("button", { name: "Leave Rolecall" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave Rolecall?" });
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText("Sign in until then, and it stays.")).toBeVisible();
};

test("a candidate leaves, is told what that means, signs in again and stays", async ({
  signUp,
  signedInPage,
}) => {
  const poster = await signUp({ role: "recruiter" });
  const person = await signUp({ firstName: "Quentin" });
  await person.applyTo(await poster.postJob({ title: "Bell Founder" }));
  const page = await signedInPage(person);
  await page.goto("/settings/privacy");
  await expect(page.getByText(/^The employer that you applied to keeps a row/)).toBeVisible();
  await page.getByRole("button", { name: "Leave Rolecall" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await leave(page);
  await signInOn(page, person);
  await expect(userMenu(page)).toBeVisible();
  await page.goto("/my-applications");
  await expect(page.getByText("Bell Founder")).toBeVisible();
});

test("a candidate leaves, 14 days pass, and the employer sees a former candidate", async ({
  signUp,
  signedInPage,
  server,
}) => {
  // Work that is due is done within a minute.
  test.setTimeout(150_000);
  const recruiter = await signUp({ role: "recruiter", firstName: "Runa" });
  const job = await recruiter.postJob({ title: "Sail Maker" });
  const person = await signUp({ firstName: "Tibor", lastName: "Castellan" });
  await person.applyTo(job, "I sew sails.");
  const employer = await signedInPage(recruiter);
  await employer.goto(`/jobs/${job.id}/applications`);
  await expect(employer.getByText("Tibor Castellan").first()).toBeVisible();

  await leave(await signedInPage(person));
  await letDaysPass(server.dataDir, person.user.id);
  await expect(async () => {
    await employer.reload();
    await expect(employer.getByText("Former candidate").first()).toBeVisible();
  }).toPass({ timeout: 90_000 });
  await expect(employer.getByText("Castellan")).toHaveCount(0);
  await expect(employer.getByText("I sew sails.")).toHaveCount(0);
});
