import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { unique } from "../support/words/unique.ts";

test.use({ expectedProblems: [/ERR_FAILED.*\/api\/companies/] });

const figure = (page: Page, name: string) =>
  page.locator(`:has(> dt:text-is("${name}"))`).getByRole("definition");

test("home shows the newest jobs, some companies, and the board in figures", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Rui" });
  const title = unique("Harbour Pilot");
  for (let number = 1; number <= 7; number += 1) {
    const company = await recruiter.makeCompany({ name: `Aardvark ${number}` });
    await recruiter.postJob({ companyId: company.id, title: `${title} ${number}` });
  }
  const companies = (await (await recruiter.request.get("/api/companies")).json()) as unknown[];
  const page = await signedInPage(recruiter);
  await page.goto("/");

  await expect(page.getByRole("heading", { name: "Latest Job Opportunities" })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`^${title} \\d$`) })).toHaveText([
    `${title} 7`,
    `${title} 6`,
    `${title} 5`,
    `${title} 4`,
  ]);
  await expect(page.getByRole("heading", { name: "Trusted by Leading Companies" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^View Jobs of/ })).toHaveCount(6);
  await expect(figure(page, "Active Jobs")).toHaveText("4");
  await expect(figure(page, "Companies")).toHaveText(`${companies.length}`);
  await expect(figure(page, "Professionals")).toHaveText("1,000+");

  for (const [name, path] of [
    ["View All Jobs", "/jobs"],
    ["Complete Your Profile", "/profile"],
  ] as const)
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", path);
  await expect(page.getByRole("main").getByRole("link", { name: "Post a Job" })).toHaveAttribute(
    "href",
    "/post-job",
  );

  await page.getByLabel("Keywords").fill(title);
  await page.getByLabel("Location").fill("Lisbon");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page).toHaveURL(
    `/jobs?${new URLSearchParams({ query: title, location: "Lisbon" }).toString()}`,
  );
  await expect(page.getByRole("heading", { name: "7 jobs found" })).toBeVisible();
});

test("a list of home that cannot be loaded offers to try again", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "company" }));
  await page.route("**/api/companies?*", (route) => route.abort());
  await page.goto("/");
  const failed = page.getByRole("alert");
  await expect(failed).toContainText("Rolecall cannot be reached.");
  const companies = page.getByRole("definition").nth(1);
  await expect(companies).toHaveText("–");
  await page.unroute("**/api/companies?*");
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(failed).toBeHidden();
  await expect(companies).toHaveText(/^\d+$/);
});

test("home begins with the user's own work: applications with their status, or jobs with applications to decide", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Semaphore Reader" });
  const candidate = await signUp();
  await candidate.makeProfile();
  await candidate.applyTo(job);

  const home = await signedInPage(candidate);
  await home.goto("/");
  const own = home.getByRole("region", { name: "Your applications" });
  await expect(own.getByRole("listitem")).toContainText(/Semaphore Reader.*Applied.*Pending/);
  await own.getByRole("link", { name: "View all" }).click();
  await expect(home).toHaveURL(/\/my-applications$/);

  const desk = await signedInPage(recruiter);
  await desk.goto("/");
  const waiting = desk.getByRole("region", { name: "Waiting for your decision" });
  await expect(waiting.getByRole("listitem")).toContainText(
    /Semaphore Reader.*1 undecided.*oldest waits since today/,
  );
  await waiting.getByRole("link", { name: "Semaphore Reader" }).click();
  await expect(desk).toHaveURL(new RegExp(`/jobs/${job.id}/applications$`));

  const idle = await signUp({ role: "recruiter" });
  await idle.postJob({ title: "Lamp Trimmer" });
  const calm = await signedInPage(idle);
  await calm.goto("/");
  await expect(calm.getByText("No application waits for a decision.")).toBeVisible();

  for (const role of ["recruiter", "company"] as const) {
    const newcomer = await signedInPage(await signUp({ role }));
    await newcomer.goto("/");
    const empty = newcomer.getByRole("region", { name: "Waiting for your decision" });
    await expect(empty.getByText("You have no jobs yet.")).toBeVisible();
    await empty.getByRole("link", { name: "Post a Job" }).click();
    await expect(newcomer).toHaveURL(/\/post-job$/);
  }
});
