import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { problemsOfPreviews } from "../support/preview.ts";

test.use({
  expectedProblems: [
    new RegExp(`${/(400|404|503).*\/api\/applications\//.source}|${problemsOfPreviews.source}`),
  ],
});

const rowOf = (page: Page, title: string) => page.getByRole("article", { name: title });

test("a candidate reads the status of each application, the sent letter, and the history", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Tidewater Clinic" });
  const nurse = await recruiter.postJob({ title: "Night Nurse", companyId });
  const porter = await recruiter.postJob({ title: "Porter", companyId });
  const candidate = await signUp();
  const { id } = await candidate.applyTo(nurse, "I like the quiet hours.\nAnd the early ones.");
  await candidate.applyTo(porter);
  for (const status of ["under_review", "interview_scheduled"])
    await recruiter.request.put(`/api/applications/${id}/status`, { data: { status } });

  const page = await signedInPage(candidate);
  await page.goto("/jobs");
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "My Applications" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Applications");
  await expect(page.getByText("2 applications sent")).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Porter");

  const row = rowOf(page, "Night Nurse");
  await expect(row).toContainText("Tidewater Clinic");
  await expect(row.getByText("Interview Scheduled", { exact: true })).toBeVisible();
  await expect(row.getByText(/^Applied \w+ \d+, \d{4}$/)).toBeVisible();
  const resume = await row.getByRole("link", { name: "View Resume" }).getAttribute("href");
  expect((await candidate.request.get(resume ?? "")).status()).toBe(200);

  const details = row.getByRole("button", { name: "Details of Night Nurse" });
  await details.focus();
  await page.keyboard.press("Enter");
  await expect(row.getByText("And the early ones.")).toBeVisible();
  await expect(row.getByRole("list", { name: "History" }).getByRole("listitem")).toContainText([
    "Applied",
    "Under Review",
    "Interview Scheduled",
  ]);
  await page.keyboard.press("Enter");
  await expect(row.getByText("And the early ones.")).toBeHidden();
  await row.getByRole("link", { name: "Night Nurse", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${nurse.id}$`));
});

test("a candidate without applications is shown the way to the jobs", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto("/profile");
  await page.getByRole("link", { name: "View my applications" }).click();
  await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Find Jobs" }).click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test("the list goes on page after page, and a history that fails can be asked for again", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany();
  const applicant = await signUp({ role: "company" });
  const resume = await applicant.uploadResume();
  for (let number = 1; number <= 21; number += 1)
    await applicant.applyTo(
      await recruiter.postJob({ title: `Lamplighter ${number}`, companyId }),
      "I would like to.",
      resume,
    );
  const page = await signedInPage(applicant);
  await page.goto("/my-applications");
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.getByRole("button", { name: "Show more applications" }).click();
  await expect(page.getByRole("article")).toHaveCount(21);

  const row = rowOf(page, "Lamplighter 21");
  const histories = "**/api/applications/*/history*";
  await page.route(histories, (route) => route.fulfill({ status: 503 }));
  await row.getByRole("button", { name: "Details of Lamplighter 21" }).click();
  await expect(row.getByRole("alert")).toContainText("Service Unavailable");
  await page.unroute(histories);
  await row.getByRole("button", { name: "Try again" }).click();
  await expect(row.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(1);

  const list = "**/api/applications/candidate?*";
  await page.route(list, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Service Unavailable");
  await expect(page.getByText("Loading...")).toBeHidden();
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article")).toHaveCount(20);
});

test("a job one has applied to says so, and leads to the application", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Bellfounder" });
  const candidate = await signUp();
  const { id } = await candidate.applyTo(job);
  await recruiter.request.put(`/api/applications/${id}/status`, {
    data: { status: "shortlisted" },
  });
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByText(/^Applied on \w+ \d+, \d{4}\. Status: Shortlisted\.$/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "View my applications" }).click();
  await expect(rowOf(page, "Bellfounder")).toBeVisible();
});

test("applying gives the focus back, and the job tells of it", async ({ signUp, signedInPage }) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Cooper" });
  const candidate = await signUp();
  const resumeUrl = await candidate.uploadResume();
  await candidate.request.post("/api/profile", {
    data: { title: "Cooper", summary: "Staves.", skills: ["Oak"], location: "Porto", resumeUrl },
  });
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await page.getByLabel("Cover Letter").fill("Barrels, mostly.");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText(/^Applied on/)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Apply Now" })).toBeFocused();
  await expect(page.getByRole("link", { name: "View my applications" })).toBeVisible();
});

test("a candidate follows an application, changes its letter until it is opened, and withdraws it", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Bellfounder" });
  const candidate = await signUp();
  const { id } = await candidate.applyTo(job, "I like bells.");
  const page = await signedInPage(candidate);
  await page.goto("/my-applications");
  await rowOf(page, "Bellfounder").getByRole("link", { name: "Timeline of Bellfounder" }).click();
  await expect(page).toHaveURL(new RegExp(`/my-applications/${id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bellfounder");
  await expect(page.getByText(/^An answer is promised by \w+ \d+, \d{4}\.$/)).toBeVisible();
  const steps = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
  await expect(steps).toContainText(["Applied"]);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Change letter" }).click();
  const change = page.getByRole("dialog", { name: "Change your letter" });
  await change.getByRole("textbox", { name: "Cover Letter" }).fill("");
  await change.getByRole("button", { name: "Save letter" }).click();
  await expect(change.getByText("Cover letter is required")).toBeVisible();
  await change.getByRole("textbox", { name: "Cover Letter" }).fill("I cast bells.");
  await change.getByRole("button", { name: "Save letter" }).click();
  await expect(page.getByText("I cast bells.")).toBeVisible();

  await recruiter.request.put(`/api/applications/${id}/opened`);
  await page.reload();
  await expect(steps).toContainText(["Applied", "Opened by the hiring team"]);
  await expect(page.getByRole("button", { name: "Change letter" })).toHaveCount(0);

  await page.getByRole("button", { name: "Withdraw application" }).click();
  const asks = page.getByRole("dialog", { name: "Withdraw this application?" });
  await asks.getByRole("textbox", { name: /^Reason/ }).fill("I found another bell.");
  await asks.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(steps.last()).toContainText("I found another bell.");
  await expect(page.getByText("Withdrawn", { exact: true }).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "My Applications" }).click();
  await expect(rowOf(page, "Bellfounder").getByText("Withdrawn")).toBeVisible();
});

test("an application that is not one's own, or not there, says so", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto(`/my-applications/${crypto.randomUUID()}`);
  await expect(page.getByRole("heading", { name: "Application not found" })).toBeVisible();
});

test("the first look at a resume opens the application, and the list alone does not", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Lamplighter" });
  const candidate = await signUp({ firstName: "Nils", lastName: "Hagen" });
  const { id } = await candidate.applyTo(job);
  const openedAt = async () => {
    const answer = await candidate.request.get(`/api/applications/${id}`);
    return ((await answer.json()) as { openedAt: string | null }).openedAt;
  };
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  const card = page.getByRole("article", { name: "Nils Hagen" });
  await card.getByRole("button", { name: "Timeline" }).click();
  await expect(card.getByRole("list", { name: "Timeline" }).getByRole("listitem")).toHaveCount(1);
  expect(await openedAt()).toBeNull();
  await card.getByRole("button", { name: /^Preview of/ }).click();
  await expect.poll(openedAt).not.toBeNull();
  // Beside the open resume a line stands for the card; what was open in it stays.
  await page.goBack();
  await expect(card.getByRole("list", { name: "Timeline" })).toContainText("Opened");
});

test("a candidate tells of themselves apart from the application, which nobody has to", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Tide Gauge Keeper" });
  const candidate = await signUp();
  const { id } = await candidate.applyTo(job);
  const page = await signedInPage(candidate);
  await page.goto(`/my-applications/${id}`);
  const section = page.locator("summary", { hasText: "Equal opportunity (voluntary)" });
  await expect(page.getByRole("combobox", { name: "Ethnicity" })).toHaveCount(0);
  await section.press("Enter");
  const ethnicity = page.getByRole("combobox", { name: "Ethnicity" });
  await expect(ethnicity).toHaveText("Prefer not to say");
  await expectNoAxeViolations(page);
  await ethnicity.click();
  await page.getByRole("option", { name: "Two or more" }).click();
  await page.getByRole("button", { name: "Save answers" }).click();
  await expect(page.getByText("The employer does not see this.", { exact: true })).toBeVisible();
  await page.reload();
  await section.press("Enter");
  await expect(ethnicity).toHaveText("Two or more");
});
