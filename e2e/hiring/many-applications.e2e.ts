import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import type { Person, SignUp } from "../support/people.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/404.*\/api\/applications\/job/] });

const names = ["Ada", "Ben", "Cleo", "Dora", "Emil"] as const;

/** A recruiter's window, with a job to which five candidates applied, Emil last; its list comes in pages of two. */
const recruiterOfFive = async (signUp: SignUp, signedInPage: (person: Person) => Promise<Page>) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Weaver" });
  for (const firstName of names) await (await signUp({ firstName, lastName: "Ray" })).applyTo(job);
  const page = await signedInPage(recruiter);
  await page.route("**/api/applications/job/**", (route) =>
    route.continue({ url: route.request().url().replace("limit=20", "limit=2") }),
  );
  return { job, page };
};

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const candidates = (page: Page) => cards(page).getByRole("heading", { level: 2 });
const more = (page: Page) => page.getByRole("button", { name: "Show more applications" });
const move = async (page: Page, name: string, status: string) => {
  await page.getByRole("combobox", { name: `Status of ${name}` }).click();
  await page.getByRole("option", { name: status }).click();
  await expectToast(page, "Status Updated", "Application status has been updated successfully.");
};

test("moving a candidate on changes that row alone, and the list goes on behind the last row that was read", async ({
  signUp,
  signedInPage,
}) => {
  const { job, page } = await recruiterOfFive(signUp, signedInPage);
  await page.goto(`/jobs/${job.id}/applications?status=pending`);
  await more(page).click();
  await expect(candidates(page)).toHaveText(["Emil Ray", "Dora Ray", "Cleo Ray", "Ben Ray"]);

  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("/api/")) reads.push(request.url());
  });
  await move(page, "Dora Ray", "Rejected");
  await expect(candidates(page)).toHaveText(["Emil Ray", "Cleo Ray", "Ben Ray"]);
  expect(reads).toEqual([]);
  await more(page).click();
  await expect(candidates(page)).toHaveText(["Emil Ray", "Cleo Ray", "Ben Ray", "Ada Ray"]);
  await expect(more(page)).toBeHidden();

  await page.getByLabel("Status", { exact: true }).click();
  await page.getByRole("option", { name: "All Statuses" }).click();
  const dora = page.getByRole("article", { name: "Dora Ray" });
  await expect(dora.getByRole("combobox")).toHaveText("Rejected");
  reads.length = 0;
  await move(page, "Dora Ray", "Hired");
  await expect(dora.getByText("Hired", { exact: true })).toHaveCount(2);
  expect(reads).toEqual([]);
});

test("a recruiter who moves on all loaded candidates is offered the others", async ({
  signUp,
  signedInPage,
}) => {
  const { job, page } = await recruiterOfFive(signUp, signedInPage);
  await page.goto(`/jobs/${job.id}/applications?status=pending`);
  for (const name of ["Emil Ray", "Dora Ray"]) await move(page, name, "Rejected");
  await expect(cards(page)).toHaveCount(0);
  await more(page).click();
  await expect(candidates(page)).toHaveText(["Cleo Ray", "Ben Ray"]);
});

test("a candidate in the management leads to their application, wherever in the list it is", async ({
  signUp,
  signedInPage,
}) => {
  const { job, page } = await recruiterOfFive(signUp, signedInPage);
  await page.goto("/application-management");
  await page.getByRole("link", { name: "Ben Ray", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Applications for Weaver");
  await expect(candidates(page)).toHaveText(["Ben Ray", "Ada Ray"]);
  await expect(page.getByText("5 applications received")).toBeVisible();
  await expect(page.getByText("Beginning with Ben Ray's application.")).toBeVisible();
  await page.reload();
  await expect(candidates(page)).toHaveText(["Ben Ray", "Ada Ray"]);

  await page.getByRole("link", { name: "Show all applications" }).click();
  await expect(candidates(page)).toHaveText(["Emil Ray", "Dora Ray"]);
  await page.goto(`/jobs/${job.id}/applications?from=${crypto.randomUUID()}`);
  await expect(page.getByText("Application not found.")).toBeVisible();
  await page.getByRole("link", { name: "Show all applications" }).click();
  await expect(candidates(page)).toHaveText(["Emil Ray", "Dora Ray"]);
});

test("the next candidate's resume is there though they were not loaded yet", async ({
  signUp,
  signedInPage,
}) => {
  const { job, page } = await recruiterOfFive(signUp, signedInPage);
  await page.goto(`/jobs/${job.id}/applications?status=pending`);
  await page.getByRole("button", { name: "Preview of Dora Ray's resume" }).click();
  const panel = (name: string) => page.getByRole("region", { name: `Preview of ${name}'s resume` });
  await panel("Dora Ray").getByRole("button", { name: "Next candidate" }).click();
  await expect(panel("Cleo Ray")).toBeVisible();
  await expect(candidates(page)).toHaveText(["Emil Ray", "Dora Ray", "Cleo Ray", "Ben Ray"]);

  // A resume stays open when its candidate leaves the list, and leads on from there.
  await move(page, "Cleo Ray", "Rejected");
  await expect(candidates(page)).toHaveText(["Emil Ray", "Dora Ray", "Ben Ray"]);
  await panel("Cleo Ray").getByRole("button", { name: "Next candidate" }).click();
  await panel("Ben Ray").getByRole("button", { name: "Previous candidate" }).click();
  await panel("Dora Ray").getByRole("button", { name: "Next candidate" }).click();
  await panel("Ben Ray").getByRole("button", { name: "Next candidate" }).click();
  await expect(panel("Ada Ray").getByRole("button", { name: "Next candidate" })).toBeDisabled();
});
