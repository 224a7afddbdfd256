import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { hasLetter, linkInLetterTo } from "../support/letters.ts";
import { addReviewer, teamOfTwo } from "../support/team.ts";
import { expectToast } from "../support/toast.ts";

test("three people hire together: a question is answered, a reviewer scores, the candidate picks a time and is hired", async ({
  signUp,
  signedInPage,
  server,
  browser,
  baseURL,
}) => {
  const { owner, colleague, companyId } = await teamOfTwo(signUp, server.dataDir, "reviewer");
  const job = await owner.postJob({
    companyId,
    title: "Foghorn Tuner",
    description: "You tune foghorns along the coast.",
    requirements: "Foghorn tuning\nAcoustics",
  });
  const email = `nils.${crypto.randomUUID()}@example.org`;
  const nils = await signUp({ firstName: "Nils", lastName: "Hagen", email });
  const profile = { title: "Foghorn Tuner", summary: "I tune foghorns.", skills: ["Acoustics"] };
  const resumeUrl = await nils.uploadResume();
  await nils.request.post("/api/profile", {
    data: { ...profile, location: "Lisbon", resumeUrl },
  });
  const asked = { type: "yes-no", required: true, text: "Do you work at night?", accepts: true };
  await owner.request.put(`/api/jobs/${job.id}/questions`, { data: { questions: [asked] } });
  await owner.request.put(`/api/jobs/${job.id}/criteria`, {
    data: { criteria: [{ name: "Hears well" }] },
  });
  await owner.request.put("/api/availability", {
    data: {
      timeZone: "UTC",
      hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" })),
      bufferMinutes: 0,
    },
  });
  expect((await addReviewer(owner, job, colleague)).status()).toBe(204);

  // The candidate answers and applies.
  const candidate = await signedInPage(nils);
  await candidate.goto(`/jobs/${job.id}`);
  await candidate.getByRole("button", { name: "Apply Now" }).click();
  const form = candidate.getByRole("dialog", { name: "Apply for Foghorn Tuner" });
  await form.getByLabel("Cover Letter").fill("The fog is my office.");
  await form
    .getByRole("radiogroup", { name: "Do you work at night?" })
    .getByRole("radio", { name: "Yes" })
    .click();
  await form.getByRole("button", { name: "Submit Application" }).click();
  await expectToast(candidate, "Application Submitted", "");

  // The recruiter reads why they match, best match first, and shortlists by one key.
  const desk = await signedInPage(owner);
  await desk.goto(`/jobs/${job.id}/board`);
  await desk.getByRole("combobox", { name: "Order" }).click();
  await desk.getByRole("option", { name: "Best match first" }).click();
  await expect(desk).toHaveURL(/sort=match/);
  const onBoard = desk.getByRole("article", { name: "Nils Hagen" });
  await expect(onBoard.getByText(/^Match \d+$/)).toBeVisible();
  await desk.getByRole("link", { name: "Review", exact: true }).click();
  await expect(desk.getByRole("region", { name: "Preview of Nils Hagen's resume" })).toBeVisible();
  await desk.keyboard.press("3");
  await expect(desk.getByRole("heading", { name: "Nothing left to review" })).toBeVisible();

  // The reviewer scores, which the recruiter reads after their own card alone.
  const reviewer = await signedInPage(colleague);
  const score = async (page: typeof reviewer, level: string) => {
    await page.goto(`/jobs/${job.id}/applications`);
    const card = page.getByRole("article", { name: "Nils Hagen" });
    await card.getByRole("button", { name: "Scorecards" }).click();
    await card
      .getByRole("radiogroup", { name: "Hears well" })
      .getByRole("radio", { name: level, exact: true })
      .click();
    await card
      .getByRole("radiogroup", { name: "Your recommendation" })
      .getByRole("radio", { name: "Yes", exact: true })
      .click();
    await card.getByRole("button", { name: "Save scorecard" }).click();
    return card.getByRole("row", { name: /Hears well/ });
  };
  await expect(await score(reviewer, "Strong yes")).toContainText("Strong yes");
  await desk.goto(`/jobs/${job.id}/applications`);
  const card = desk.getByRole("article", { name: "Nils Hagen" });
  await card.getByRole("button", { name: "Scorecards" }).click();
  await expect(card.getByText("You see it once yours is in.")).toBeVisible();
  await expect(card.getByRole("row", { name: /Hears well/ })).toHaveCount(0);
  const both = await score(desk, "No");
  await expect(both).toContainText("Strong yes");
  await expect(both).toContainText("No");

  // The recruiter offers times; the candidate takes one from the letter, signed in nowhere.
  await card.getByRole("button", { name: "Interviews" }).click();
  await card.getByRole("button", { name: "Schedule interview" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Kaja Moe" }).click();
  await dialog.getByRole("button", { name: "Later week" }).click();
  await dialog.getByRole("grid", { name: "Free times" }).getByRole("button").nth(2).press("Enter");
  await dialog.getByRole("button", { name: "Offer times" }).click();
  await expect(card.getByText("Waiting for the candidate")).toBeVisible();
  const invited = { to: email, subject: "Choose a time: Foghorn Tuner" };
  await expect.poll(() => hasLetter(server.dataDir, invited)).toBe(true);
  const link = /\/interviews\/[\w-]{20,}/;
  await expect.poll(() => linkInLetterTo(email, server.dataDir, link)).not.toBe("");
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await elsewhere.newPage();
  await page.goto(await linkInLetterTo(email, server.dataDir, link));
  await page.getByRole("grid", { name: "Offered times" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Take this time" }).click();
  await expect(page.getByText("Your interview")).toBeVisible();
  await elsewhere.close();
  const invitation = {
    to: email,
    subject: "Interview: Foghorn Tuner",
    says: "text/calendar; method=REQUEST",
  };
  await expect.poll(() => hasLetter(server.dataDir, invitation)).toBe(true);

  // The status menu hires; the stream tells it after half a minute, and a page that is opened says it at once.
  await desk.reload();
  await card.getByRole("combobox").first().click();
  await desk.getByRole("option", { name: "Hired" }).click();
  await expectToast(desk, "Status Updated", "Application status has been updated successfully.");
  await candidate.goto("/my-applications");
  await expect(candidate.getByText("Hired", { exact: true }).first()).toBeVisible();
});
