import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/400.*\/stage$/] });

test("a recruiter asks a question, and reads its answer beside the application", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Rui", lastName: "Costa" });
  const job = await recruiter.postJob({ title: "Bell Tuner" });
  const desk = await signedInPage(recruiter);
  await desk.goto(`/jobs/${job.id}/edit`);
  await desk.getByRole("button", { name: "Add a question" }).click();
  await expect(desk.getByRole("textbox", { name: "Question" })).toBeFocused();
  await desk.keyboard.type("Do you hear 440 hertz?");
  await desk.getByLabel("Answer", { exact: true }).click();
  await desk.getByRole("option", { name: "Yes or no" }).click();
  await desk.getByRole("checkbox", { name: "Must be answered" }).click();
  await desk.getByRole("radio", { name: "Yes", exact: true }).click();
  await desk.getByRole("button", { name: "Keep question 1 in the library" }).click();
  await expectToast(desk, "Question Kept", "Other jobs of the company can take it");
  await desk.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(desk, "Job Updated", "Candidates see your changes from now on.");

  const candidate = await signUp({ firstName: "Mara", lastName: "Lindqvist" });
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for Bell Tuner" });
  const question = dialog.getByRole("radiogroup", { name: "Do you hear 440 hertz?" });
  await expect(question).toHaveAccessibleDescription("The employer looks for: Yes");
  await dialog.getByLabel("Cover Letter").fill("I tune by ear.");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(question).toHaveAccessibleDescription(/Please answer: Do you hear 440 hertz\?/);
  await question.getByRole("radio", { name: "No" }).click();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(question.getByRole("radio", { name: "No" })).toBeChecked();
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expectToast(page, "Application Submitted", "");

  await desk.goto(`/jobs/${job.id}/applications`);
  const card = desk.getByRole("article", { name: "Mara Lindqvist" });
  await expect(card.getByText("Ruled out")).toBeVisible();
  await card.getByRole("button", { name: "Answers" }).click();
  await expect(card.getByRole("definition")).toHaveText("No");

  await desk.goto(`/companies/${job.companyId}/hiring`);
  await desk.getByRole("textbox", { name: "Question" }).fill("Do you hear 442 hertz?");
  await desk.getByRole("button", { name: "Save Questions" }).click();
  await expectToast(desk, "Questions Updated", "Jobs can take them from the library.");
  await desk.goto("/post-job");
  await desk.getByRole("combobox", { name: "Company" }).click();
  await desk.getByRole("option", { name: job.company.name }).first().click();
  await desk.getByRole("button", { name: "From the library" }).click();
  await desk.getByRole("menuitem", { name: "Do you hear 442 hertz?" }).click();
  await expect(desk.getByRole("textbox", { name: "Question" })).toHaveValue(
    "Do you hear 442 hertz?",
  );
});

test("a recruiter moves applications over the board by keyboard, menu and mouse, and a colleague's move is seen at once", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Rui", lastName: "Costa" });
  const job = await recruiter.postJob({ title: "Bell Ringer" });
  const people = await Promise.all(
    ["Ada", "Ben", "Cyd"].map((firstName) => signUp({ firstName, lastName: "Bell" })),
  );
  for (const person of people) await person.applyTo(job);

  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await page.getByRole("link", { name: "Board", exact: true }).click();
  const stage = (name: string) => page.getByRole("region", { name, exact: true });
  const cardIn = (name: string, who: string) =>
    stage(name).getByRole("article", { name: `${who} Bell` });
  await expect(stage("Pending").getByRole("article")).toHaveCount(3);

  await cardIn("Pending", "Cyd").getByRole("link").focus();
  await page.keyboard.press("ArrowDown");
  await expect(cardIn("Pending", "Ben").getByRole("link")).toBeFocused();
  const moved = page.waitForResponse(/\/stage$/);
  await page.keyboard.press("Shift+ArrowRight");
  await expect(cardIn("Under Review", "Ben").getByRole("link")).toBeFocused();
  expect((await moved).status()).toBe(200);
  await expectToast(page, "Moved", "1 application moved to Under Review.");
  await page.keyboard.press("u");
  await expectToast(page, "Undone", "The application is where it was.");
  await cardIn("Pending", "Ben").getByRole("link").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(cardIn("Under Review", "Ben").getByRole("link")).toBeFocused();

  await page.getByRole("button", { name: "Move Ada Bell to…" }).click();
  await page.getByRole("menuitem", { name: "Shortlisted" }).click();
  await expect(cardIn("Shortlisted", "Ada").getByRole("link")).toBeFocused();

  await cardIn("Pending", "Cyd").dragTo(stage("Shortlisted"));
  await expect(stage("Shortlisted").getByRole("article")).toHaveCount(2);

  await page.getByRole("checkbox", { name: "Select Ada Bell" }).click();
  await page.getByRole("checkbox", { name: "Select Cyd Bell" }).click();
  await page.getByRole("region", { name: "Selected applications" }).getByText("Move to…").click();
  await page.getByRole("menuitem", { name: "Hired" }).click();
  await expect(stage("Hired").getByRole("article")).toHaveCount(2);
  await expectToast(page, "Moved", "2 applications moved to Hired.");
  await page.reload();
  await expect(stage("Hired").getByRole("article")).toHaveCount(2);
  await expect(cardIn("Under Review", "Ben")).toBeVisible();

  await page.locator("[data-following]").waitFor();
  const { stages } = (await (await recruiter.request.get(`/api/jobs/${job.id}/board`)).json()) as {
    stages: { name: string; id: string; applications: { id: string }[] }[];
  };
  const ben = stages[1]?.applications[0]?.id ?? "";
  await recruiter.request.put(`/api/applications/${ben}/stage`, {
    data: { stageId: stages[4]?.id },
  });
  await expect(cardIn("Rejected", "Ben")).toBeVisible();
  await expect(stage("Under Review").getByRole("article")).toHaveCount(0);
});

test("a move that is refused goes back, and says so", async ({ signUp, signedInPage }) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Bell Hanger" });
  await (await signUp({ firstName: "Ada", lastName: "Bell" })).applyTo(job);
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/board`);
  await page.route("**/api/applications/*/stage", (route) =>
    route.fulfill({
      status: 400,
      headers: { "Rolecall-Code": "unknown-stage" },
      contentType: "text/plain",
      body: "Unknown stage",
    }),
  );
  await page.getByRole("button", { name: "Move Ada Bell to…" }).click();
  await page.getByRole("menuitem", { name: "Hired" }).click();
  await expectToast(page, "Error", "Unknown stage");
  await expect(
    page.getByRole("region", { name: "Pending", exact: true }).getByRole("article"),
  ).toHaveCount(1);
});

test("a board asks before it is left while moves are under way or wait, and no longer", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Bell Polisher" });
  for (const firstName of ["Ada", "Ben"])
    await (await signUp({ firstName, lastName: "Bell" })).applyTo(job);
  const page = await signedInPage(recruiter);
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  const held = Promise.withResolvers<void>();
  await page.route("**/api/applications/*/stage", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/jobs/${job.id}/board`);
  const hired = page.getByRole("region", { name: "Hired", exact: true }).getByRole("article");
  for (const name of ["Ada", "Ben"]) {
    await page.getByRole("button", { name: `Move ${name} Bell to…` }).click();
    await page.getByRole("menuitem", { name: "Hired" }).click();
  }
  await expect(hired).toHaveCount(2);
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  held.resolve();
  const isAsked = () =>
    page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await expect.poll(isAsked).toBe(false);
  await page.reload();
  await expect(hired).toHaveCount(2);
  expect(questions).toHaveLength(1);
});

test("a job gets a stage and a criterion of its own, by which an application is scored", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Rui", lastName: "Costa" });
  const job = await recruiter.postJob({ title: "Bell Caster" });
  await (await signUp({ firstName: "Ada", lastName: "Bell" })).applyTo(job);
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/board`);
  await page.getByRole("link", { name: "Stages" }).click();
  await page.getByRole("button", { name: "Add a stage of Shortlisted" }).click();
  await page.keyboard.type("Trial day");
  await page.keyboard.press("Alt+ArrowUp");
  await page.getByRole("button", { name: "Save Stages" }).click();
  await expectToast(page, "Stages Updated", "The board shows them now.");
  await page.getByRole("button", { name: "Add a criterion" }).click();
  await page.keyboard.type("Pours evenly");
  await page.getByRole("button", { name: "Save Criteria" }).click();
  await expectToast(page, "Criteria Updated", "New scorecards go by them from now on.");

  await page.getByRole("link", { name: "Back to the board" }).click();
  const shortlisted = page.getByRole("group", { name: "Shortlisted" });
  await expect(shortlisted.getByRole("heading", { level: 3 })).toHaveText([
    "Trial day",
    "Shortlisted",
  ]);
  await page.getByRole("link", { name: "Ada Bell" }).click();
  const card = page.getByRole("article", { name: "Ada Bell" });
  await card.getByRole("button", { name: "Scorecards" }).click();
  await card
    .getByRole("radiogroup", { name: "Pours evenly" })
    .getByRole("radio", { name: "Strong yes" })
    .click();
  await card.getByRole("textbox", { name: "Comment on Pours evenly" }).fill("No bubbles.");
  await card.getByRole("button", { name: "Save scorecard" }).click();
  const recommendation = card.getByRole("radiogroup", { name: "Your recommendation" });
  await expect(recommendation).toHaveAccessibleDescription("Choose a level from 1 to 4");
  await recommendation.getByRole("radio", { name: "Yes", exact: true }).click();
  await card.getByRole("button", { name: "Save scorecard" }).click();
  await expect(card.getByRole("row", { name: /Pours evenly/ })).toContainText("No bubbles.");
});
