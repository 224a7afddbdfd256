// A job read beside the list, by anybody.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import type { SignUp } from "../support/people.ts";
import { untilQuiet } from "../support/requests/quiet.ts";

test.use({ expectedProblems: [/404.*\/api\/jobs\//] });

/** Three jobs of a craft that no other journey has, and how they are found on the page. */
const postJobsOf = async (craft: string, signUp: SignUp) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Verge & Foliot" });
  const details = { companyId, requirements: "A steady hand\nGood eyes" };
  const post = (title: string) =>
    recruiter.postJob({
      ...details,
      title: `${craft}, ${title}`,
      description: `You will be our ${title}.`,
    });
  await post("Escapements");
  await post("Cases");
  const newest = await post("Dials");
  const rowOf = (page: Page, title: string) =>
    // Jobs that are similar to the one beside the list are links, not articles.
    page
      .getByRole("listitem")
      .filter({ hasText: `${craft}, ${title}`, has: page.getByRole("article") });
  return {
    newest,
    address: `/jobs?query=${craft}&sort=newest`,
    rowOf,
    /** Beside the links of the row. */
    press: (page: Page, title: string) =>
      rowOf(page, title).getByText(`You will be our ${title}.`).click(),
    pane: (page: Page, title: string) => page.getByRole("region", { name: `${craft}, ${title}` }),
  };
};

test("a visitor reads a job beside the list, by a press on its row and with the arrow keys", async ({
  page,
  signUp,
}) => {
  const { newest: dials, address, rowOf, press, pane } = await postJobsOf("Clockmaker", signUp);
  await page.goto(address);
  await press(page, "Dials");
  await expect(page).toHaveURL(new RegExp(`&job=${dials.id}$`));
  const full = pane(page, "Dials");
  await expect(full.getByRole("heading", { name: "Job Description" })).toBeVisible();
  await expect(full.getByText("A steady hand")).toBeVisible();
  await expect(rowOf(page, "Dials")).toHaveAttribute("aria-current", "true");
  for (const [name, path] of [
    ["Clockmaker, Dials", `/jobs/${dials.id}`],
    ["Apply Now", `/jobs/${dials.id}#apply`],
    ["Verge & Foliot", `/companies/${dials.companyId}`],
  ] as const)
    await expect(full.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  await page.keyboard.press("ArrowDown");
  await expect(pane(page, "Cases")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(pane(page, "Escapements")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(pane(page, "Cases")).toBeVisible();
  await expect(rowOf(page, "Cases").getByRole("link").first()).toBeFocused();

  // The address is the state: it can be shared, and Back closes what was read.
  const shared = page.url();
  await page.goBack();
  await expect(page.getByRole("region", { name: /^Clockmaker/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "3 jobs found" })).toBeVisible();
  await page.goto(shared);
  await expect(pane(page, "Cases").getByText("A steady hand")).toBeVisible();
  await pane(page, "Cases").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/Clockmaker&sort=newest$/);
});

test("links of a row leave the page, with and without a job beside the list", async ({
  page,
  signUp,
}) => {
  const { newest: dials, address, rowOf, pane } = await postJobsOf("Horologist", signUp);
  await page.goto(`${address}&job=${dials.id}`);
  await expect(pane(page, "Dials")).toBeVisible();
  await rowOf(page, "Cases").getByRole("link", { name: "Horologist, Cases", exact: true }).click();
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]+$|\/auth/);
});

test("on a phone the job comes as a sheet, and its links leave the page as well", async ({
  page,
  signUp,
}) => {
  const { newest: dials, address, rowOf, press } = await postJobsOf("Bellhanger", signUp);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(address);
  await press(page, "Dials");
  const sheet = page.getByRole("dialog", { name: "Bellhanger, Dials" });
  await expect(sheet.getByText("A steady hand")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await press(page, "Dials");
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
  await rowOf(page, "Dials").getByRole("link", { name: "Apply Now" }).click();
  await expect(page).toHaveURL(new RegExp(`${dials.id}(#apply)?$`));
});

test("a job that is gone says so beside the list, and the list is there all the same", async ({
  page,
  signUp,
}) => {
  const { address } = await postJobsOf("Chandler", signUp);
  await page.goto(`${address}&job=0198c0de-0000-7000-8000-000000000000`);
  await expect(page.getByText("Job not found")).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 jobs found" })).toBeVisible();
});

test("the code that shows a job in full is fetched with the first one that is chosen", async ({
  page,
  signUp,
}) => {
  const { address, press, pane } = await postJobsOf("Ropewalker", signUp);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(address);
  await untilQuiet(page);
  const isOfPane = (url: string) => /\/job-pane-[\w-]+\.js$/.test(url);
  expect(scripts.filter(isOfPane)).toEqual([]);
  await press(page, "Cases");
  await expect(pane(page, "Cases")).toBeVisible();
  expect(scripts.filter(isOfPane)).toHaveLength(1);
});

test("a visitor who has to sign in for a job sees which one it is, and may read it without an account", async ({
  page,
  signUp,
}) => {
  const { newest: dials, pane } = await postJobsOf("Wheelwright", signUp);
  await page.goto(`/jobs/${dials.id}`);
  await expect(page.getByRole("heading", { name: "Wheelwright, Dials" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/auth\\?next=%2Fjobs%2F${dials.id}$`));
  const waiting = page.getByRole("region", { name: "The job that you came for" });
  await expect(waiting).toContainText("Wheelwright, Dials");
  await expect(waiting).toContainText("Verge & Foliot");
  await waiting.getByRole("link", { name: "Read it without an account" }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs\\?job=${dials.id}$`));
  await expect(pane(page, "Dials").getByText("A steady hand")).toBeVisible();
});
