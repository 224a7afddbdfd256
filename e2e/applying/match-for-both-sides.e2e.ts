// From a resume of two columns to the same reasons on both sides of an application.
import { expect, type Page } from "@playwright/test";
import { inventPerson } from "@rolecall/server/test/resumes/people.ts";
import { test } from "../support/fixtures.ts";
import { problemsOfPreviews } from "../support/preview.ts";
import { openFillIn } from "../support/resumes/fill-in.ts";
import { expectToast } from "../support/toast.ts";
import { unique } from "../support/words/unique.ts";

test.use({ expectedProblems: [problemsOfPreviews] });

/** The names of the reasons on a page, each with its points. */
const reasonsOn = async (page: Page) => {
  const reasons = page.getByRole("list", { name: "Reasons" }).getByRole("listitem");
  await expect(reasons.first()).toBeVisible();
  const heads = reasons.locator("> div:first-child");
  return heads.allTextContents();
};

test("a candidate's resume is read and corrected, finds a job with reasons, and its recruiter sorts by match and reads the same ones", async ({
  signUp,
  signedInPage,
}) => {
  const person = inventPerson("en", 3);
  const title = `${person.title} ${unique("Ward")}`;
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({
    title,
    description: person.summary,
    requirements: [...person.skills, "Glassblowing"].join("\n"),
  });

  const page = await signedInPage(await signUp({ firstName: "Ines", lastName: "Vale" }));
  await page.goto("/profile");
  const dialog = await openFillIn(page, person);
  await dialog.getByLabel("Location", { exact: true }).fill("Lisbon");
  await dialog.getByRole("button", { name: "Fill in" }).click();
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Profile Updated", "");

  await page.goto("/");
  const forYou = page.getByRole("region", { name: "Jobs for you" });
  await forYou
    .getByRole("button", { name: new RegExp(`^Match \\d+ of 100: why. ${title}$`) })
    .click();
  const seen = await reasonsOn(page);
  expect(seen).toContainEqual(expect.stringContaining(person.title));
  await page.getByRole("link", { name: "Open this job" }).click();
  await expect(page.getByRole("region", { name: "Your match" })).toBeVisible();
  expect(await reasonsOn(page)).toEqual(seen);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await page.getByLabel("Cover Letter").fill("I know the ward.");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expectToast(page, "Application Submitted", "");

  // Newest first he would stand above her.
  await (await signUp({ firstName: "Otto", lastName: "Vale" })).applyTo(job);
  const desk = await signedInPage(recruiter);
  await desk.goto(`/application-management?jobId=${job.id}&columns=match`);
  const rows = desk.getByRole("row").filter({ has: desk.getByRole("rowheader") });
  await desk.getByRole("columnheader", { name: "Match" }).getByRole("button").click();
  await expect(desk).toHaveURL(/sortBy=match/);
  await expect(rows.first()).toContainText("Ines Vale");
  await expect(rows.last()).toContainText("Otto Vale");
  await rows.first().getByRole("link", { name: "Ines Vale" }).click();
  await desk.getByRole("button", { name: /^Match \d+$/ }).click();
  expect(await reasonsOn(desk)).toEqual(seen);
});
