import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { unique } from "../support/words/unique.ts";

test("a candidate finds the jobs that fit, sorts by match, reads why, and goes on to a similar one", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const word = unique("Kilnhouse");
  const potter = {
    description: `You throw pots on the wheel at ${word} and glaze ceramics.`,
    requirements: "Pottery\nKiln firing\nGlazing",
  };
  await recruiter.postJob({ ...potter, title: "Potter" });
  const more = `${potter.requirements}\nWelding\nForklift license`;
  await recruiter.postJob({ ...potter, title: "Studio Potter", requirements: more });
  await recruiter.postJob({
    title: "Payroll Clerk",
    description: `You keep the books of ${word}.`,
    requirements: "Payroll\nBookkeeping",
  });
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

  await page.goto("/");
  const forYou = page.getByRole("region", { name: "Jobs for you" });
  await expect(forYou.getByRole("button", { name: /^Match \d+ of 100/ }).first()).toBeVisible();
  await forYou.getByRole("link", { name: "All jobs for you" }).click();
  await expect(page.getByRole("heading", { name: "Jobs for You", level: 1 })).toBeFocused();
  await page.getByRole("searchbox", { name: "Keywords" }).fill(word);
  await page.getByRole("button", { name: "Search" }).click();
  const titles = page.getByRole("article").getByRole("heading");
  await expect(titles).toHaveText(["Potter", "Studio Potter"]);

  await page.goto(`/jobs?query=${word}&sort=newest`);
  await expect(titles.first()).toHaveText("Payroll Clerk");
  await page.getByRole("combobox", { name: "Sort by" }).click();
  await page.getByRole("option", { name: "Best match", exact: true }).click();
  await expect(page).toHaveURL(/sort=match/);
  await expect(titles).toHaveText(["Potter", "Studio Potter", "Payroll Clerk"]);
  // The list gives the focus back when it has closed.
  await expect(page.getByRole("combobox", { name: "Sort by" })).toBeFocused();

  const why = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Match \d+ of 100/ });
  await why.focus();
  await page.keyboard.press("Enter");
  const reasons = page.getByRole("dialog", { name: "Your match with Potter" });
  await expect(reasons.getByRole("list", { name: "Reasons" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(reasons).toHaveCount(0);
  await expect(why).toBeFocused();

  await why.click();
  await reasons.getByRole("link", { name: "Open this job" }).click();
  await expect(page).toHaveURL(/#match$/);
  await expect(page.getByRole("list", { name: "Reasons" })).toBeVisible();
  const similar = page.getByRole("region", { name: "Similar jobs" });
  await similar.getByRole("link", { name: "Studio Potter" }).first().click();
  await expect(page.getByRole("heading", { name: "Studio Potter", level: 1 })).toBeVisible();
});

test("a visitor reads which jobs are like one, and no order by match is offered", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const word = unique("Glassworks");
  const blower = {
    description: `You blow glass at ${word}.`,
    requirements: "Glassblowing\nGlass cutting",
  };
  const job = await recruiter.postJob({ ...blower, title: "Glass Blower" });
  await recruiter.postJob({ ...blower, title: "Glass Cutter" });
  await page.goto(`/jobs?query=${word}&sort=match&job=${job.id}`);
  const similar = page.getByRole("region", { name: "Similar jobs" });
  await expect(similar.getByRole("link", { name: "Glass Cutter" }).first()).toBeVisible();
  await expect(similar.getByRole("button", { name: /^Match/ })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Sort by" }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Best match",
    "Newest",
    "Highest salary",
    "Best answers",
  ]);
});
