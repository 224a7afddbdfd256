import { expect } from "@playwright/test";
import type { Dashboard } from "@rolecall/contract/dashboard.schemas.ts";
import { test } from "../support/fixtures.ts";

test.use({ expectedProblems: [/503.*\/api\/dashboard/] });

const position = { name: "Job Position" };

test("a recruiter of more than 1,000 jobs is told that the newest are listed, and an older one is named all the same", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const older = await recruiter.postJob({ title: "Lighthouse Keeper" });
  const newer = await recruiter.postJob({ title: "Ferry Pilot" });
  await (await signUp({ firstName: "Lea", lastName: "Vik" })).applyTo(older);
  const page = await signedInPage(recruiter);
  // The server's answer with a thousand newer jobs.
  await page.route("**/api/dashboard/recruiter", async (route) => {
    const answer = await route.fetch();
    const { jobs, ...rest } = (await answer.json()) as Dashboard;
    const shown = jobs.filter(({ id }) => id === newer.id);
    const many = Array.from({ length: 1_000 }, (_, place) =>
      shown.map((job) => (place === 0 ? job : { ...job, id: crypto.randomUUID() })),
    ).flat();
    await route.fulfill({ json: { ...rest, jobs: many } });
  });
  await page.goto(`/application-management?jobId=${older.id}`);
  await expect(page.getByText("Showing 1 of 1 applications")).toBeVisible();
  await expect(page.getByRole("combobox", position)).toHaveText("Lighthouse Keeper");
  await expect(page.getByRole("combobox", position)).toHaveAccessibleDescription(
    "Your newest 1,000 jobs. Applications to older ones are found from My Jobs.",
  );
  await page.getByRole("search").getByRole("link", { name: "My Jobs" }).click();
  await expect(page).toHaveURL(/\/my-jobs$/);
});

test("jobs that could not be loaded to choose from can be asked for again", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.postJob({ title: "Cartographer" });
  const page = await signedInPage(recruiter);
  let away = true;
  await page.route("**/api/dashboard/recruiter", (route) =>
    away ? route.fulfill({ status: 503, body: "Away" }) : route.continue(),
  );
  await page.goto("/application-management");
  const failed = page.getByRole("alert").filter({ hasText: "Your jobs could not be loaded." });
  await expect(failed).toBeVisible();
  away = false;
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(failed).toBeHidden();
  await page.getByRole("combobox", position).click();
  await expect(page.getByRole("option", { name: "Cartographer" })).toBeVisible();
});
