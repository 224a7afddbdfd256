import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";

/** Lists without an item, and items without a list. */
const brokenLists = (page: Page) =>
  page
    .locator("main")
    .evaluate((main) => [
      ...[...main.querySelectorAll("ul, ol")]
        .filter(({ children }) => children.length === 0)
        .map(({ outerHTML }) => outerHTML),
      ...[...main.querySelectorAll("li")]
        .filter(({ parentElement }) => !parentElement?.matches("ul, ol"))
        .map(({ outerHTML }) => outerHTML),
    ]);

test("boxes and links of applications name the person and the job, and each row its candidate", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const nurse = await recruiter.postJob({ title: "Nurse" });
  const midwife = await recruiter.postJob({ title: "Midwife" });
  const ada = await signUp({ firstName: "Ada", lastName: "Lovelace" });
  await ada.applyTo(nurse);
  await ada.applyTo(midwife);
  const page = await signedInPage(recruiter);
  await page.goto("/application-management?sortBy=jobTitle&sortOrder=desc");
  const named = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await expect(named("Select Ada Lovelace, Nurse")).toBeVisible();
  await expect(named("Select Ada Lovelace, Midwife")).toBeVisible();
  const heads = page.getByRole("rowheader");
  await expect(heads).toHaveText([/Ada Lovelace/, /Ada Lovelace/]);
  for (const head of await heads.all()) await expect(head).toHaveAttribute("scope", "row");

  await page.goto(`/jobs/${nurse.id}/applications`);
  await expect(
    page.getByRole("link", { name: "View Resume of Ada Lovelace, Nurse", exact: true }),
  ).toHaveText("View Resume");
  const own = await signedInPage(ada);
  await own.goto("/my-applications");
  for (const title of ["Nurse", "Midwife"])
    await expect(
      own.getByRole("link", { name: `View Resume sent for ${title}`, exact: true }),
    ).toHaveText("View Resume");
});

test("no list on a screen is empty, and no item stands outside of one", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const page = await signedInPage(recruiter);
  await page.goto("/dashboard");
  await expect(page.getByText("No jobs posted yet")).toBeVisible();
  expect(await brokenLists(page)).toEqual([]);

  const job = await recruiter.postJob({ title: "Nurse" });
  await (await signUp()).applyTo(job);
  for (const path of [
    "/",
    "/dashboard",
    "/jobs",
    "/my-jobs",
    "/companies",
    "/profile",
    `/jobs/${job.id}`,
    `/jobs/${job.id}/applications`,
    "/application-management",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [data-loading], main [aria-busy=true]")).toHaveCount(0);
    expect(await brokenLists(page), path).toEqual([]);
  }
});
