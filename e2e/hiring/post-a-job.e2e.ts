import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { chooseByKeyboard, tabTo } from "../support/keyboard.ts";
import { register } from "../support/register.ts";
import { expectToast } from "../support/toast.ts";
import { unique } from "../support/words/unique.ts";

test("two salaries in the wrong order are reported at once, even if other fields are empty", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.goto("/post-job");
  const order = page.getByText("Maximum salary must be greater than or equal to minimum salary");
  await page.getByLabel("Minimum Salary").fill("50000");
  await page.getByLabel("Maximum Salary").fill("40000");
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(order).toBeVisible();
  await expect(page.getByText("Job type is required")).toBeVisible();
  await page.getByLabel("Minimum Salary").fill("30000");
  await expect(order).toBeHidden();
});

test("a company registers and adds itself; a recruiter picks it and posts a job", async ({
  page,
  signedInPage,
  signUp,
  baseURL,
}) => {
  const [company, title] = [unique("Harbour Optics"), unique("Lens Technician")];
  await register(page, { role: "Company / Employer", firstName: "Oona", lastName: "Virtanen" });
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.getByRole("banner").getByRole("link", { name: "Post a Job" }).click();
  await page.getByRole("button", { name: "Add a company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a company" });
  await dialog.getByLabel("Company Name").fill(company);
  await dialog.getByLabel("Industry").fill("Optics");
  // An accidental close costs nothing.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Add a company" }).click();
  await expect(dialog.getByLabel("Industry")).toHaveValue("Optics");
  await dialog.getByRole("button", { name: "Add company" }).click();
  await expect(page.getByRole("combobox", { name: "Company" })).toHaveText(company);
  await page.getByRole("button", { name: "Add a company" }).click();
  await expect(dialog.getByLabel("Company Name")).toHaveValue("");

  const recruiter = await signUp({ role: "recruiter", firstName: "Rui", lastName: "Costa" });
  const desk = await signedInPage(recruiter);
  await desk.goto("/post-job");
  await desk.getByLabel("Job Title").fill(title);
  await desk.getByRole("combobox", { name: "Company" }).click();
  await desk.getByRole("option", { name: company }).click();
  await desk.getByLabel("Location").fill("Turku, Finland");
  await desk.getByLabel("Job Type").click();
  await desk.getByRole("option", { name: "Full-time" }).click();
  await desk.getByLabel("Experience Level").click();
  await desk.getByRole("option", { name: "Mid" }).click();
  await desk.getByLabel("Category").click();
  await desk.getByRole("option", { name: "Operations" }).click();
  await desk.getByLabel("Minimum Salary").fill("50000");
  await desk.getByLabel("Maximum Salary").fill("40000");
  await desk.getByLabel("Description").fill("Grind lenses.\nCheck them twice.");
  await desk.getByRole("button", { name: "Post Job" }).click();
  await expect(
    desk.getByText("Maximum salary must be greater than or equal to minimum salary"),
  ).toBeVisible();

  await desk.getByLabel("Maximum Salary").fill("62000");
  await desk.getByRole("button", { name: "Post Job" }).click();
  await expect(desk).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(desk.getByText("Job Posted Successfully", { exact: true })).toBeVisible();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(desk.getByText("$50,000 - $62,000")).toBeVisible();

  await page.goto(`/jobs?query=${title}`);
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
});

test("an empty posting form names the missing fields, and a filled one keeps its text", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.goto("/post-job");
  await page.getByLabel("Location").fill("Lisbon");
  await page.getByRole("button", { name: "Post Job" }).click();
  for (const sentence of [
    "Job title is required",
    "Job description is required",
    "Company is required",
    "Job type is required",
    "Experience level is required",
    "Category is required",
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("Lisbon");
});

test("a job is posted without a mouse; it has a deadline and discloses no salary", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await recruiter.makeCompany({ name: "Zinc & Sons" });
  const page = await signedInPage(recruiter);
  await page.goto("/post-job");
  await tabTo(page, page.getByLabel("Job Title"));
  await page.keyboard.type("Roofer");
  await tabTo(page, page.getByRole("combobox", { name: "Company" }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("Zinc");
  const found = page.getByRole("option", { name: "Zinc & Sons" });
  await expect(found).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Location"));
  await page.keyboard.type("Ghent");
  await chooseByKeyboard(page, page.getByLabel("Job Type"), "Contract");
  await chooseByKeyboard(page, page.getByLabel("Experience Level"), "Entry");
  await chooseByKeyboard(page, page.getByLabel("Category"), "Operations");
  await tabTo(page, page.getByLabel("Description"));
  await page.keyboard.type("Zinc, mostly.");
  const deadline = page.getByRole("button", { name: /^Application Deadline/ });
  await tabTo(page, deadline);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(deadline).toBeFocused();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const written = { month: "short", day: "2-digit", year: "numeric" } as const;
  await expect(deadline).toHaveText(
    tomorrow.toLocaleDateString("en-US", { ...written, timeZone: "Europe/Lisbon" }),
  );
  await tabTo(page, page.getByRole("button", { name: "Post Job" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roofer");
  await expect(page.getByText("Salary not specified")).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Deadline" })).toBeVisible();
});

test("a deadline cannot lie in the past", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.goto("/post-job");
  await page.getByRole("button", { name: /^Application Deadline/ }).click();
  await page.getByRole("button", { name: "Go to the Previous Month" }).click();
  const days = page.getByRole("grid").getByRole("gridcell").getByRole("button");
  await expect(days.filter({ hasText: /^15$/ })).toBeDisabled();
});

test("a candidate who opens the posting form is told the reason, and sent home", async ({
  signUp,
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto("/post-job");
  await expectToast(page, "Access Denied", "You need recruiter or company access to post jobs.");
  // Home sends candidates without a profile on to choosing their role.
  await expect(page).toHaveURL(`${baseURL}/select-role`);
});
