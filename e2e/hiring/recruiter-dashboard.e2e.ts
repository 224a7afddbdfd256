import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";

const figure = (page: Page, name: string) =>
  page.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd[1]");
const section = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });

test("a new recruiter reads that nothing is there yet, and finds the ways on", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(
    await signUp({ role: "recruiter", firstName: "Rui", lastName: "Costa" }),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recruiter Dashboard");
  await expect(page.getByText("Welcome back, Rui Costa")).toBeVisible();
  for (const name of [
    "Active Jobs",
    "Total Applications",
    "Interviews Scheduled",
    "Hires This Month",
  ])
    await expect(figure(page, name)).toHaveText("0");

  const recent = section(page, "Recent Applications");
  await expect(recent.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  await expect(recent.getByRole("link", { name: "Post Your First Job" })).toHaveAttribute(
    "href",
    "/post-job",
  );
  await expect(page.getByText("No jobs posted yet")).toBeVisible();
  const quick = section(page, "Quick Actions").getByRole("link");
  await expect(quick).toHaveText(["Post New Job", "Browse All Jobs", "Browse Companies"]);
  await page.getByRole("link", { name: "Browse Companies" }).click();
  await expect(page).toHaveURL(/\/companies$/);
});

test("the dashboard counts, names the newest applications and lists three jobs", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Tidal Works" });
  const post = (title: string) => recruiter.postJob({ title, companyId });
  const pilot = await post("Harbour Pilot");
  const diver = await post("Diver");
  await post("Welder");
  const closed = await post("Ropemaker");
  await recruiter.request.patch(`/api/jobs/${closed.id}`, { data: { isActive: false } });
  const mara = await signUp({ firstName: "Mara", lastName: "Lindqvist" });
  const ines = await signUp({ firstName: "Ines", lastName: "Rocha" });
  await mara.applyTo(diver);
  const interviewed = await mara.applyTo(pilot);
  const hired = await ines.applyTo(pilot);
  const move = (id: string, status: string) =>
    recruiter.request.put(`/api/applications/${id}/status`, { data: { status } });
  await move(interviewed.id, "interview_scheduled");
  await move(hired.id, "hired");

  const page = await signedInPage(recruiter);
  await page.goto("/dashboard");
  await expect(figure(page, "Active Jobs")).toHaveText("3");
  await expect(figure(page, "Total Applications")).toHaveText("3");
  await expect(figure(page, "Interviews Scheduled")).toHaveText("1");
  await expect(figure(page, "Hires This Month")).toHaveText("1");

  const waiting = section(page, "Waiting for your decision").getByRole("listitem");
  await expect(waiting).toHaveText([/Diver.*Tidal Works.*1 undecided.*oldest waits since today/]);

  const recent = section(page, "Recent Applications").getByRole("listitem");
  await expect(recent).toHaveText([
    /Ines Rocha.*Applied for Harbour Pilot.*today.*Hired/,
    /Mara Lindqvist.*Applied for Harbour Pilot.*Interview Scheduled/,
    /Mara Lindqvist.*Applied for Diver.*Pending/,
  ]);
  const jobs = section(page, "Your Posted Jobs").getByRole("listitem");
  await expect(jobs).toHaveText([
    /Ropemaker.*Tidal Works.*Inactive.*0 applications/,
    /Welder.*Active.*0 applications/,
    /Diver.*Active.*1 application/,
  ]);
  await expect(page.getByRole("link", { name: "View All Jobs" })).toHaveAttribute("href", "/jobs");

  await recent.first().getByRole("link", { name: "View" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Applications for Harbour Pilot",
  );
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("link", { name: "Manage your jobs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Jobs");
  await expect(page.getByRole("link", { name: "Harbour Pilot", exact: true })).toBeVisible();
});

test("a recruiter goes by the keyboard from what waits and from each figure to what it counts, and reads the weeks", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Ebb Works" });
  const job = await recruiter.postJob({ title: "Buoy Keeper", companyId });
  await (await signUp({ firstName: "Ida" })).applyTo(job);
  const page = await signedInPage(recruiter);
  await page.goto("/dashboard");

  const follow = async (name: string) => {
    // A job's name stands among the posted ones, too.
    await page.getByRole("link", { name, exact: true }).first().focus();
    await page.keyboard.press("Enter");
  };
  await follow("Buoy Keeper");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Applications for Buoy Keeper");
  for (const [name, address] of [
    ["Active Jobs", /\/my-jobs$/],
    ["Total Applications", /\/application-management$/],
    ["Interviews Scheduled", /\/application-management\?status=interview_scheduled$/],
    ["Hires This Month", /\/application-management\?status=hired$/],
  ] as const) {
    await page.goto("/dashboard");
    await follow(name);
    await expect(page).toHaveURL(address);
  }

  await page.goto("/dashboard");
  await page.getByText("Week by week").click();
  await expect(page.getByRole("row")).toHaveCount(13);
  await expect(page.getByRole("row").last()).toHaveText(/^[A-Z][a-z]{2} \d+1100$/);
});
