import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { logOut, signInOn, signInUnheard } from "../support/sign-in.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/409.*\/api\/profile/] });

const profile = { title: "Restorer", summary: "Old wood.", skills: ["Joinery"], location: "Évora" };
const description = (page: Page) => page.getByLabel("Description");
const summary = (page: Page) => page.getByLabel("Professional Summary");
const letter = (page: Page) => page.getByLabel("Cover Letter");

const readJob = async ({ request }: Person, id: string) =>
  (await (await request.get(`/api/jobs/${id}`)).json()) as Record<string, unknown>;

test("saving an edited job keeps the typed text, and does not overwrite a salary that changed elsewhere", async ({
  signUp,
  signedInPage,
  newTab,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ salaryMin: 50_000, salaryMax: 90_000 });
  const path = `/jobs/${job.id}/edit`;
  const page = await signedInPage(recruiter);
  await page.goto(path);
  await description(page).fill("Cast bells, and tune them.");
  const tab = await newTab(page);
  await page.close();
  await recruiter.request.patch(`/api/jobs/${job.id}`, { data: { salaryMin: 70_000 } });
  await tab.goto(path);
  await expect(description(tab)).toHaveValue("Cast bells, and tune them.");
  await expect(tab.getByLabel("Minimum Salary")).toHaveValue(/70.?000/);
  await tab.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(tab, "Job Updated", "");
  expect(await readJob(recruiter, job.id)).toMatchObject({
    description: "Cast bells, and tune them.",
    salaryMin: 70_000,
    salaryMax: 90_000,
  });
});

test("a profile that changed elsewhere shows the changes under a draft, except in the fields of the draft", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  await candidate.request.post("/api/profile", { data: profile });
  const page = await signedInPage(candidate);
  await page.goto("/profile");
  await summary(page).fill("New joints.");
  const elsewhere = { ...profile, location: "Porto", skills: ["Gilding"] };
  await candidate.request.put("/api/profile", { data: elsewhere });
  await page.reload();
  await expect(summary(page)).toHaveValue("New joints.");
  await expect(page.getByLabel("Location")).toHaveValue("Porto");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Profile Updated", "");
  const saved: unknown = await (await candidate.request.get("/api/profile")).json();
  expect(saved).toMatchObject({ ...elsewhere, summary: "New joints." });
});

test("a draft of a field that changed elsewhere says so, and leaves the choice", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  await candidate.request.post("/api/profile", { data: profile });
  const page = await signedInPage(candidate);
  await page.goto("/profile");
  await summary(page).fill("New joints.");
  await candidate.request.put("/api/profile", { data: { ...profile, summary: "Old glass." } });
  await page.reload();
  const told = page.getByRole("region", { name: "This was changed meanwhile" });
  await expect(told).toContainText("Professional Summary");
  await expect(told).toContainText("Meanwhile changed to “Old glass.”");
  await expect(summary(page)).toHaveValue("New joints.");
  await told.getByRole("button", { name: "Use theirs" }).click();
  await expect(summary(page)).toHaveValue("Old glass.");
  await expect(told).toBeHidden();
  await page.reload();
  await expect(summary(page)).toHaveValue("Old glass.");
  await expect(told).toBeHidden();
});

test("closing the tab loses no text that was typed into any form", async ({
  signUp,
  signedInPage,
  newTab,
}) => {
  const recruiter = await signUp({ role: "company" });
  const company = await recruiter.makeCompany();
  const job = await recruiter.postJob({ companyId: company.id });
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await letter(page).fill("Dear all,");
  await page.goto("/post-job");
  await page.getByLabel("Job Title").fill("Bell Founder");
  await page.getByRole("button", { name: "Add a company" }).click();
  await page.getByLabel("Company Name").fill("Bronze & Sons");
  await page.goto(`/companies/${company.id}`);
  await page.getByRole("button", { name: "Edit company" }).click();
  await page.getByLabel("Industry").fill("Bells");
  await page.goto("/profile");
  await page.getByLabel("Skills").fill("Tun");
  const tab = await newTab(page);
  await page.close();

  await tab.goto(`/jobs/${job.id}`);
  await tab.getByRole("button", { name: "Apply Now" }).click();
  await expect(letter(tab)).toHaveValue("Dear all,");
  await tab.goto("/post-job");
  await expect(tab.getByLabel("Job Title")).toHaveValue("Bell Founder");
  await tab.getByRole("button", { name: "Add a company" }).click();
  await expect(tab.getByLabel("Company Name")).toHaveValue("Bronze & Sons");
  await tab.goto(`/companies/${company.id}`);
  await tab.getByRole("button", { name: "Edit company" }).click();
  await expect(tab.getByLabel("Industry")).toHaveValue("Bells");
  await tab.getByRole("button", { name: "Discard changes" }).click();
  const question = tab.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(tab.getByLabel("Industry")).toHaveValue("");
  await tab.goto("/profile");
  await expect(tab.getByLabel("Skills")).toHaveValue("Tun");
});

test("logging out deletes the typed drafts in all tabs", async ({
  signUp,
  signedInPage,
  newTab,
}) => {
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  const tab = await newTab(page);
  for (const each of [page, tab]) {
    await each.goto("/profile");
    await summary(each).fill("Nobody else's business.");
  }
  await logOut(tab);
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain("Nobody else");
  await signInOn(page, candidate);
  await expect(summary(page)).toHaveValue("Roses.");
});

test("a user who comes back after somebody else finds their drafts, and nobody else does", async ({
  signUp,
  signedInPage,
}) => {
  const [ada, ben] = [await signUp(), await signUp({ firstName: "Ben", lastName: "Ray" })];
  await ada.makeProfile();
  await ben.makeProfile();
  const page = await signedInPage(ada);
  await page.goto("/profile");
  await summary(page).fill("What Ada typed.");
  await signInUnheard(page, ben);
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "User menu of Ben Ray" })).toBeVisible();
  await expect(summary(page)).toHaveValue("Roses.");
  await signInUnheard(page, ada);
  await page.goto("/profile");
  await expect(summary(page)).toHaveValue("What Ada typed.");
});

test("a draft is deleted two weeks after its last change", async ({ signUp, signedInPage }) => {
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.clock.setSystemTime("2026-03-01T12:00:00Z");
  await page.goto("/profile");
  await summary(page).fill("In March.");
  await page.clock.setSystemTime("2026-03-15T11:00:00Z");
  await page.reload();
  await expect(summary(page)).toHaveValue("In March.");
  await page.clock.setSystemTime("2026-03-15T13:00:00Z");
  await page.reload();
  await expect(summary(page)).toHaveValue("Roses.");
  // The draft is deleted on the device as well, not only hidden.
  await page.goto("/jobs");
  await page.getByRole("heading", { level: 1 }).click();
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).not.toContain("In March.");
});
