import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { expectNoToast, expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/409.*\/api\/(jobs|companies|profile)/] });

const told = (page: Page) => page.getByRole("region", { name: "This was changed meanwhile" });
const row = (notice: Locator, label: string) =>
  notice.getByRole("listitem").filter({ hasText: label });

const read = async ({ request }: Person, path: string) =>
  (await (await request.get(path)).json()) as Record<string, unknown>;

test("the second of two people who edit one job is told of the changes, chooses, and saves again", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await owner.makeCompany();
  const job = await recruiter.postJob({ companyId, title: "Founder", location: "Ghent" });
  const path = `/api/jobs/${job.id}`;
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/edit`);
  const [location, description] = [page.getByLabel("Location"), page.getByLabel("Description")];
  await location.fill("Bruges");
  await description.fill("Cast bells.");
  await page.getByLabel("Requirements").fill("Strong arms.");
  await owner.request.patch(path, {
    data: {
      title: "Bell Founder",
      location: "Mechelen",
      description: "Tune bells.",
      type: "hybrid",
    },
  });
  const changed = await read(owner, path);
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(told(page)).toBeFocused();
  expectNoToast(page);
  expect(await read(owner, path)).toEqual(changed);
  await expect(row(told(page), "Job Title")).toContainText("Meanwhile changed to “Bell Founder”");
  await expect(row(told(page), "Job Type")).toContainText("Meanwhile changed to Hybrid");
  await expect(row(told(page), "Location")).toContainText("Meanwhile changed to “Mechelen”");
  await expect(page.getByLabel("Job Title")).toHaveValue("Bell Founder");
  await expect(page.getByLabel("Job Type")).toHaveText("Hybrid");
  await expect(location).toHaveValue("Bruges");
  await expect(description).toHaveValue("Cast bells.");
  await expect(page.getByLabel("Requirements")).toHaveValue("Strong arms.");
  await expectNoAxeViolations(page);

  await row(told(page), "Location").getByRole("button", { name: "Use theirs" }).click();
  await expect(location).toHaveValue("Mechelen");
  await expect(told(page)).toBeFocused();
  await row(told(page), "Description").getByRole("button", { name: "Keep mine" }).click();
  await expect(row(told(page), "Description")).toBeHidden();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Job Updated", "");
  expect(await read(owner, path)).toMatchObject({
    title: "Bell Founder",
    type: "hybrid",
    location: "Mechelen",
    description: "Cast bells.",
    requirements: "Strong arms.",
    revision: Number(changed["revision"]) + 1,
  });
});

test("a second late save is told of the changes since the first", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ location: "Ghent" });
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/edit`);
  await page.getByLabel("Location").fill("Bruges");
  const save = page.getByRole("button", { name: "Save Changes" });
  for (const location of ["Mechelen", "Antwerp"]) {
    await recruiter.request.patch(`/api/jobs/${job.id}`, { data: { location } });
    await save.click();
    await expect(row(told(page), "Location")).toContainText(`Meanwhile changed to “${location}”`);
  }
  await recruiter.request.patch(`/api/jobs/${job.id}`, { data: { isActive: false } });
  await save.click();
  await expect(told(page)).toBeFocused();
  await save.click();
  await expectToast(page, "Job Updated", "");
  expect(await read(recruiter, `/api/jobs/${job.id}`)).toMatchObject({
    location: "Bruges",
    isActive: false,
  });
});

test("of two tabs with one company the second is told, and loses nothing that was typed", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const { id } = await owner.makeCompany({ name: "Bronze", size: "1-10" });
  const page = await signedInPage(owner);
  await page.goto(`/companies/${id}`);
  await page.getByRole("button", { name: "Edit company" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit company" });
  await dialog.getByLabel("Size").fill("11-50");
  await owner.request.patch(`/api/companies/${id}`, { data: { name: "Bronze & Sons", size: "5" } });
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(told(page)).toBeFocused();
  await expect(row(told(page), "Size")).toContainText("Meanwhile changed to “5”");
  await expect(dialog.getByLabel("Company Name")).toHaveValue("Bronze & Sons");
  await expect(dialog.getByLabel("Size")).toHaveValue("11-50");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Company Updated", "");
  expect(await read(owner, `/api/companies/${id}`)).toMatchObject({
    name: "Bronze & Sons",
    size: "11-50",
  });
});

const profile = { title: "Restorer", summary: "Old wood.", skills: ["Joinery"], location: "Évora" };

test("of two tabs with one profile the second is told, and saves again deliberately", async ({
  signUp,
  signedInPage,
  newTab,
}) => {
  const candidate = await signUp();
  await candidate.request.post("/api/profile", { data: profile });
  const page = await signedInPage(candidate);
  const tab = await newTab(page);
  for (const each of [page, tab]) await each.goto("/profile");
  await tab.getByLabel("Skills").fill("Gilding");
  await tab.keyboard.press("Enter");
  await tab.getByLabel("Location").fill("Porto");
  await tab.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(tab, "Profile Updated", "");
  await page.getByLabel("Location").fill("Sintra");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(row(told(page), "Skills")).toContainText("Meanwhile changed to “Joinery, Gilding”");
  await expect(row(told(page), "Location")).toContainText("Meanwhile changed to “Porto”");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Profile Updated", "");
  await expect(told(page)).toBeHidden();
  expect(await read(candidate, "/api/profile")).toMatchObject({
    ...profile,
    skills: ["Joinery", "Gilding"],
    location: "Sintra",
  });
});

test("a first profile that was saved elsewhere first is told as well, and saved over it when asked again", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  const page = await signedInPage(candidate);
  await page.goto("/profile");
  await page.getByLabel("Professional Title").fill("Gilder");
  await page.getByLabel("Location").fill("Porto");
  await page.getByLabel("Professional Summary").fill("Leaf by leaf.");
  await page.getByLabel("Skills").fill("Gilding");
  await page.keyboard.press("Enter");
  await candidate.request.post("/api/profile", { data: { ...profile, phoneNumber: "+351 1" } });
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(told(page)).toBeFocused();
  await expect(page.getByLabel("Phone Number")).toHaveValue("+351 1");
  await row(told(page), "Professional Title").getByRole("button", { name: "Use theirs" }).click();
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Profile Updated", "");
  expect(await read(candidate, "/api/profile")).toMatchObject({
    title: "Restorer",
    summary: "Leaf by leaf.",
    phoneNumber: "+351 1",
  });
});
