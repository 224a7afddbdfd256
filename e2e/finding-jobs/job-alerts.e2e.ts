// Somebody keeps a search, gets a letter with a new job and why it fits, and ends it by one click.
import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { hasLetter, linkInLetterTo } from "../support/letters.ts";
import { signInOn } from "../support/sign-in.ts";
import { expectToast } from "../support/toast.ts";

test("a visitor has a search kept after signing in, is told of a new job, and ends it by one click", async ({
  page,
  signUp,
  server,
}) => {
  const to = `ringer.${crypto.randomUUID()}@example.org`;
  const person = await signUp({ email: to });
  const recruiter = await signUp({ role: "recruiter" });
  await page.goto("/jobs?query=campanologist");
  await page.getByRole("link", { name: "Tell me when there are some" }).click();
  await signInOn(page, person);
  const dialog = page.getByRole("dialog", { name: "Keep this search" });
  await expect(dialog.getByLabel("Name")).toHaveValue("campanologist");
  await expect(dialog.getByText("Last month this would have sent no jobs.")).toBeVisible();
  await dialog.getByRole("radio", { name: "At once" }).click();
  await dialog.getByRole("button", { name: "Keep search" }).click();
  await expectToast(page, "Search Kept", "New jobs that it finds come by email.");
  await expect(page).not.toHaveURL(/keep=/);

  await recruiter.postJob({ title: "Night Campanologist" });
  const { dataDir } = server;
  const letter = { to, subject: "1 new job: campanologist", says: "Why: " };
  // The product looks for new jobs twice a minute.
  await expect.poll(() => hasLetter(dataDir, letter), { timeout: 60_000 }).toBe(true);

  await page.goto(await linkInLetterTo(to, dataDir, /\/unsubscribe\/[\w-]+/));
  await page.getByRole("button", { name: "End this job alert" }).click();
  await expect(page.getByRole("heading", { name: "This job alert has ended" })).toBeVisible();
  await page.getByRole("link", { name: "Your job alerts" }).click();
  await expect(page.getByText("Ended: no emails come.")).toBeVisible();
  await page.getByRole("button", { name: "Turn on again campanologist" }).click();
  await expect(page.getByText("Emails come at once.")).toBeVisible();
  await page.getByRole("button", { name: "Delete campanologist" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Emails come at once.")).toBeVisible();
});

test("a search of the last days is kept without them, says so, and opens again without them", async ({
  signUp,
  signedInPage,
}) => {
  const to = `tuner.${crypto.randomUUID()}@example.org`;
  const page = await signedInPage(await signUp({ email: to }));
  await page.goto("/jobs?query=carillon&postedSince=7&keep=yes");
  const dialog = page.getByRole("dialog", { name: "Keep this search" });
  await expect(dialog.getByText("An alert tells of new jobs alone")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("carillon");
  await dialog.getByRole("button", { name: "Keep search" }).click();
  await expect(dialog).toBeHidden();
  // The search on the screen stays as it is.
  await expect(page).toHaveURL(/postedSince=7/);
  await page.goto("/alerts");
  await page.getByRole("link", { name: "Open the search carillon" }).click();
  await expect(page).toHaveURL(/query=carillon/);
  await expect(page).not.toHaveURL(/postedSince/);
});
