import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { unique } from "../support/words/unique.ts";

test("a candidate narrows the jobs that fit by counted filters, takes one off, and is told which one leaves nothing", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const word = unique("Kilnhouse");
  const potter = {
    title: "Potter",
    description: `You throw pots on the wheel at ${word} and glaze ceramics.`,
    requirements: "Pottery\nKiln firing",
  };
  await recruiter.postJob({ ...potter, type: "part-time" });
  await recruiter.postJob({ ...potter, title: "Studio Potter", type: "contract" });
  const candidate = await signUp();
  await candidate.request.post("/api/profile", {
    data: {
      title: "Potter",
      summary: "I throw pots and glaze ceramics.",
      skills: ["Pottery", "Kiln firing"],
      location: "Lisbon",
    },
  });
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/for-you?query=${word}&type=part-time`);
  const titles = page.getByRole("article").getByRole("heading");
  await expect(titles).toHaveText(["Potter"]);
  await expect(
    page.getByText("With one more skill, your last job, and your resume in it,"),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("combobox", { name: "Job Type" }).click();
  await expect(page.getByRole("option", { name: "Contract" })).toHaveAccessibleDescription("1");
  await page.keyboard.press("Escape");
  const set = page.getByRole("group", { name: "Filters that are set" });
  await set.getByRole("link", { name: "Remove Part-time" }).click();
  await expect(page).toHaveURL(`/jobs/for-you?query=${word}`.replace(" ", "+"));
  await expect(page.getByRole("heading", { name: "2 jobs found" })).toBeVisible();

  await page.goto(`/jobs/for-you?query=${word}&type=hybrid`);
  await expect(
    page.getByRole("heading", { name: "Nothing fits with these filters" }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Any job type 2 jobs" }).click();
  await expect(page.getByRole("heading", { name: "Jobs for You", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 jobs found" })).toBeVisible();
});

test("a candidate whose profile says little is told what to add to it", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  await candidate.request.post("/api/profile", {
    data: {
      title: unique("Xyzzy"),
      summary: unique("Qwrtz"),
      skills: [unique("Plugh")],
      location: "Lisbon",
    },
  });
  const page = await signedInPage(candidate);
  await page.goto("/jobs/for-you");
  await expect(page.getByRole("heading", { name: "Your profile says little yet" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "Add two more skills, your last job, and your resume",
  );
  await expectNoAxeViolations(page);
  await page.getByRole("main").getByRole("link", { name: "Add to your profile" }).click();
  await expect(page.getByRole("heading", { name: "My Profile", level: 1 })).toBeVisible();
});
