// The filters of the job search by company and by the date on which a job was posted.
import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { unique } from "../support/words/unique.ts";

test("a visitor keeps to one company and to new jobs; the address and the chips say so", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const [name, title] = [unique("Quay Cranes"), unique("Rigger")];
  const company = await recruiter.makeCompany({ name });
  const other = await recruiter.makeCompany({ name: unique("Dock Works") });
  await recruiter.postJob({ title, companyId: company.id });
  await recruiter.postJob({ title: `${title} at night`, companyId: other.id });
  await page.goto(`/jobs?query=${title}`);
  await expect(page.getByRole("heading", { name: "2 jobs found" })).toBeVisible();

  const filters = page.getByRole("complementary", { name: "Filters" });
  const box = filters.getByLabel("Company");
  await box.focus();
  await expect(box).toHaveRole("combobox");
  await box.pressSequentially(name.slice(0, -1));
  await page.getByRole("option", { name }).click();
  await expect(box).toHaveValue(name);
  await expect(filters.getByText("Not applied yet")).toBeVisible();
  await filters.getByLabel("Date Posted").click();
  await page.getByRole("option", { name: "Last 7 days" }).click();
  await expect(filters.getByText("1 job with these filters")).toBeVisible();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(new RegExp(`postedSince=7&companyId=${company.id}`));
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();

  await page.reload();
  await expect(box).toHaveValue(name);
  const chips = page.getByRole("group", { name: "Filters that are set" });
  await expect(chips.getByRole("link")).toHaveText([`“${title}”`, "Last 7 days", name]);
  await chips.getByRole("link", { name: `Remove ${name}` }).click();
  await expect(page.getByRole("heading", { name: "2 jobs found" })).toBeVisible();
  await expect(box).toHaveValue("");

  // A name that is typed to its end is taken as well; what is no company is not.
  await box.focus();
  await box.pressSequentially(name);
  await expect(page.getByRole("option", { name })).toBeVisible();
  await box.press("Tab");
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByRole("heading", { name: "1 jobs found" })).toBeVisible();
  await box.fill("Nobody's company");
  await box.press("Tab");
  await expect(box).toHaveValue("");
});

test("where one company has nothing, its name and the search without it are there", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const title = unique("Lampwright");
  const empty = await recruiter.makeCompany({ name: unique("Lantern House") });
  await recruiter.postJob({ title });
  await page.goto(`/jobs?query=${title}&companyId=${empty.id}`);
  await expect(page.getByRole("heading", { name: "No jobs found" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Remove ${empty.name}` })).toBeVisible();
  await page.getByRole("link", { name: "Any company 1 job" }).click();
  await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();
});
