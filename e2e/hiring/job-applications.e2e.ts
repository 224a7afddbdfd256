import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test.use({
  expectedProblems: [/(403|404).*\/api\/(jobs|applications)|500.*\/api\/applications\/.*\/status$/],
});

test("a recruiter reads the applications, filters them by status, and moves candidates on", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Glassblower" });
  const mara = await signUp({ firstName: "Mara", lastName: "Lind", email: newEmail() });
  await mara.request.post("/api/profile", {
    data: {
      title: "Artisan",
      summary: "Glass.",
      skills: ["Glass"],
      location: "Murano",
      phoneNumber: "+39 041 555",
    },
  });
  await mara.applyTo(job, "First line.\n\nSecond line.");
  await (await signUp({ firstName: "", lastName: "", email: newEmail() })).applyTo(job);
  await (await signUp({ firstName: "Omar", lastName: "Haddad" })).applyTo(job);

  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Applications for Glassblower");
  await expect(page.getByText("3 applications received")).toBeVisible();
  const card = page.getByRole("article", { name: "Mara Lind" });
  await expect(card.getByText("Artisan · Murano")).toBeVisible();
  await expect(card.getByText(/^Applied [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(card.getByText("ML", { exact: true })).toBeVisible();
  await expect(card.getByText(/line\.$/)).toHaveText(["First line.", "Second line."]);
  await expect(card.getByRole("link", { name: "+39 041 555" })).toBeVisible();
  await expect(page.getByRole("article").nth(1).getByText("C", { exact: true })).toBeVisible();

  const filter = page.getByLabel("Status", { exact: true });
  await filter.click();
  await expect(page.getByRole("option")).toHaveText([
    "All Statuses",
    "Pending",
    "Under Review",
    "Shortlisted",
    "Interview Scheduled",
    "Rejected",
    "Hired",
  ]);
  await page.getByRole("option", { name: "Pending" }).click();
  await expect(page).toHaveURL(/\?status=pending$/);
  await expect(page.getByRole("article")).toHaveCount(3);

  // The card leaves the list of pending ones, and the focus goes on to its neighbour.
  const omar = page.getByRole("article", { name: "Omar Haddad" });
  await omar.getByRole("combobox", { name: "Status of Omar Haddad" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "Rejected" }).click();
  await expectToast(page, "Status Updated", "Application status has been updated successfully.");
  await expect(omar).toBeHidden();
  await expect(page.getByRole("listitem").first()).toBeFocused();

  await filter.click();
  await page.getByRole("option", { name: "Hired" }).click();
  await expect(page.getByText("No applications with this status")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("a recruiter who moves candidates on by keyboard never loses the focus, however fast the answers are", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob();
  for (const firstName of ["Ada", "Ben", "Cleo"])
    await (await signUp({ firstName, lastName: "Ray" })).applyTo(job);
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications?status=pending`);
  const cards = page.getByRole("main").locator("article");
  await expect(cards).toHaveCount(3);
  const reject = async (name: string) => {
    await page.getByRole("combobox", { name: `Status of ${name}` }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: "Pending" })).toBeFocused();
    await page.keyboard.press("r");
    await expect(page.getByRole("option", { name: "Rejected" })).toBeFocused();
    await page.keyboard.press("Enter");
  };

  // The answer comes while the list of statuses still closes.
  await page.route("**/status", async (route) => {
    await route.fulfill({ response: await route.fetch() });
  });
  await closeListsIn(page, "3s");
  await reject("Cleo Ray");
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole("listitem").filter({ hasText: "Ben Ray" })).toBeFocused();
  await page.unroute("**/status");

  // The answer comes long after it closed.
  await closeListsIn(page, "1ms");
  const closed = Promise.withResolvers<void>();
  await page.route("**/status", async (route) => {
    await closed.promise;
    await route.continue();
  });
  await reject("Ben Ray");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Status of Ben Ray" })).toBeFocused();
  closed.resolve();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: "Ada Ray" })).toBeFocused();

  await reject("Ada Ray");
  await expect(page.getByText("No applications with this status")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a change of status that fails says so, and the status stays", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob();
  await (await signUp({ firstName: "Omar", lastName: "Haddad" })).applyTo(job);
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await page.route("**/status", (route) => route.fulfill({ status: 500, body: "Out of paper" }));
  const status = page.getByRole("combobox", { name: "Status of Omar Haddad" });
  await status.click();
  await page.getByRole("option", { name: "Hired" }).click();
  await expectToast(page, "Error", "Failed to update status");
  await expect(status).toHaveText("Pending");
});

test("a job that nobody applied to asks to be shared", async ({ signUp, signedInPage }) => {
  const company = await signUp({ role: "company" });
  const job = await company.postJob();
  const page = await signedInPage(company);
  await page.goto(`/jobs/${job.id}/applications`);
  await expect(page.getByText("0 applications received")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  await expect(
    page.getByText(
      "This job hasn't received any applications yet. Share the job posting to attract candidates.",
    ),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to the job" }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.id}$`));
});

test("the applications of other people's jobs stay closed, and those of no job are missing", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Cooper" });
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.goto(`/jobs/${job.id}/applications`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You can only manage applications for your own jobs.",
  );
  // Asking again would not help.
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toBeVisible();
  await page.goto(`/jobs/${crypto.randomUUID()}/applications`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job not found");
});

/** Sets how long a list takes to vanish after a choice. */
async function closeListsIn(page: Page, duration: string) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  return page.evaluate((time) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[role="listbox"] { animation-duration: ${time} !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, duration);
}

function newEmail() {
  return `${crypto.randomUUID().slice(0, 8)}@example.com`;
}
