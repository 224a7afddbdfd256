import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { addReviewer, teamOfTwo } from "../support/team.ts";

test("a reviewer comes from home to the jobs they review, and sees statuses without setting them", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const { owner, colleague, companyId } = await teamOfTwo(signUp, server.dataDir, "reviewer");
  const job = await owner.postJob({ companyId, title: "Foghorn Tuner" });
  await owner.postJob({ companyId, title: "Bell Founder" });
  expect((await addReviewer(owner, job, colleague)).status()).toBe(204);
  const nils = await signUp({ firstName: "Nils", lastName: "Hagen" });
  const { id } = await nils.applyTo(job);

  const page = await signedInPage(colleague);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.url());
  });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Jobs you review" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs You Review");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "1 application", exact: true }).click();

  const card = page.getByRole("article", { name: "Nils Hagen" });
  await expect(card.getByText("Pending", { exact: true })).toBeVisible();
  await expect(card.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Move Nils Hagen to" })).toHaveCount(0);
  await page.keyboard.press("5");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expect(page.getByText("Rejected, then the next candidate")).toHaveCount(0);
  expect(sent).toEqual([]);
  const asked = { data: { status: "hired" } };
  const refused = await colleague.request.put(`/api/applications/${id}/status`, asked);
  expect(refused.status()).toBe(403);

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Jobs You Review" }).click();
  await expect(page.getByRole("link", { name: "Foghorn Tuner" })).toBeVisible();
});

test("rows of jobs say who posted them where that is not the same for all", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const { owner, colleague, companyId } = await teamOfTwo(signUp, server.dataDir, "recruiter");
  await owner.postJob({ companyId, title: "Whistle Maker" });
  const page = await signedInPage(colleague);
  const row = (title: string) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: title });
  await page.goto("/my-jobs");
  await expect(row("Whistle Maker")).toBeVisible();
  await expect(page.getByText(/Posted by/)).toHaveCount(0);

  await colleague.postJob({ companyId, title: "Siren Keeper" });
  for (const path of ["/my-jobs", "/dashboard"]) {
    await page.goto(path);
    await expect(row("Whistle Maker").getByText("Posted by Olga Brandt")).toBeVisible();
    await expect(row("Siren Keeper").getByText("Posted by you")).toBeVisible();
  }
});

test("a colleague mentions the reviewer by the keyboard, whose notice leads to the application", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const { owner, colleague, companyId } = await teamOfTwo(signUp, server.dataDir, "reviewer");
  const job = await owner.postJob({ companyId, title: "Diaphone Engineer" });
  await addReviewer(owner, job, colleague);
  const nils = await signUp({ firstName: "Nils", lastName: "Hagen" });
  await nils.applyTo(job);

  const page = await signedInPage(owner);
  await page.goto(`/jobs/${job.id}/applications`);
  const card = page.getByRole("article", { name: "Nils Hagen" });
  await card.getByRole("button", { name: "Notes" }).press("Enter");
  const notes = card.getByRole("region", { name: "Notes on Nils Hagen" });
  const box = notes.getByRole("textbox", { name: "New note on Nils Hagen" });
  await expect(notes.getByText("Type @ to mention a colleague")).toBeVisible();
  await box.pressSequentially("Have a look, @ka");
  await page.keyboard.press("Tab");
  const offered = notes.getByRole("button", { name: "@Kaja Moe" });
  await expect(offered).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(box).toBeFocused();
  await box.pressSequentially("please.");
  await expect(box).toHaveValue("Have a look, @Kaja Moe please.");
  await notes.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(notes.getByRole("listitem")).toContainText(["Have a look, @Kaja Moe please."]);

  const reviewers = await signedInPage(colleague);
  await reviewers.goto("/dashboard");
  await reviewers.getByRole("button", { name: /^Notices/ }).click();
  await reviewers.getByRole("menuitem", { name: /You were mentioned: Diaphone Engineer/ }).click();
  await expect(reviewers).toHaveURL(new RegExp(`/jobs/${job.id}/applications`));
  await expect(reviewers.getByRole("article", { name: "Nils Hagen" })).toBeVisible();
});
