import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { expectOneToast } from "../support/toast.ts";

/** A text written into a box, and the error that the box then shows. */
type Rule = [label: string, written: string, sentence: string];

/** Names what was sent while `work` went on. */
const sentDuring = async (page: Page, work: () => Promise<void>) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await work();
  return sent;
};

const expectRules = async (form: Locator, button: string, rules: Rule[]) => {
  const page = form.page();
  const sent = await sentDuring(page, async () => {
    for (const [label, written, sentence] of rules) {
      const box = form.getByLabel(new RegExp(`^${RegExp.escape(label)}\\*?$`));
      if ((await box.getAttribute("role")) !== "combobox") await box.fill(written);
      await form.getByRole("button", { name: button, exact: true }).click();
      await expect(box, label).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
      await expect(box).toHaveAttribute("aria-invalid", "true");
      await expect(form.getByText(sentence, { exact: true })).toHaveCount(1);
    }
  });
  expect(sent).toEqual([]);
};

test("signing in", async ({ page }) => {
  await page.goto("/auth");
  await expectRules(page.getByRole("tabpanel"), "Sign In", [
    ["Username", "ab", "Username must be at least 3 characters"],
    ["Password", "12345", "Password must be at least 6 characters"],
  ]);
  await page.getByLabel("Username").fill("abc");
  await expect(page.getByLabel("Username")).not.toHaveAttribute("aria-invalid");
  await page.getByLabel("Password", { exact: true }).fill("123456");
  await expect(page.getByLabel("Password", { exact: true })).not.toHaveAttribute("aria-invalid");
});

test("making an account", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  await expectRules(page.getByRole("tabpanel"), "Create Account", [
    ["Username", "ab", "Username must be at least 3 characters"],
    ["Username", "two words", "Username must not contain spaces"],
    ["Email", "nobody", "Enter a valid email address"],
    ["Password", "12345", "Password must be at least 6 characters"],
    ["Confirm Password", "12346", "Passwords don't match"],
    ["Confirm Password", "", "Passwords don't match"],
  ]);
  await expect(page.getByLabel("I agree")).toHaveAccessibleDescription(
    "You must agree to the terms and conditions",
  );
});

test("of a registration neither the confirmation nor the consent is sent", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  // The form to sign in has boxes of the same names.
  await expect(page.getByLabel("Confirm Password")).toBeVisible();
  const username = `a${crypto.randomUUID().slice(0, 4)}`;
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("123456");
  await page.getByLabel("Confirm Password").fill("123456");
  await page.getByLabel("I agree to the terms and conditions").click();
  const sent = page.waitForRequest("**/api/register");
  await page.getByRole("button", { name: "Create Account" }).click();
  expect((await sent).postDataJSON()).toEqual({
    role: "candidate",
    firstName: "",
    lastName: "",
    email: "",
    username,
    password: "123456",
  });
  await expect(page).toHaveURL(/\/select-role$/);
});

test("a forgotten password, and a new one", async ({ page }) => {
  await page.goto("/auth/forgot");
  await expectRules(page.getByRole("main"), "Send the link", [
    ["Username or email", " ", "Enter your username or email address"],
  ]);
  await page.goto("/auth/reset?token=any");
  await expectRules(page.getByRole("main"), "Set password", [
    ["New password", "12345", "Password must be at least 6 characters"],
    ["Confirm Password", "123456", "Passwords don't match"],
  ]);
});

test("applying", async ({ signUp, signedInPage }) => {
  const job = await (await signUp({ role: "recruiter" })).postJob();
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Remove Resume" }).click();
  await expect(dialog.getByRole("button", { name: "Submit Application" })).toBeDisabled();
  await dialog.getByLabel("Cover Letter").fill("I would like to.");
  // No key or click sends the form without a resume; a browser's extension can.
  await dialog.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expectOneToast(page, "Resume Required", "Please upload your resume before submitting.");

  await dialog.getByRole("button", { name: "Use the resume of your profile" }).click();
  await expectRules(dialog, "Submit Application", [
    ["Cover Letter", "", "Cover letter is required"],
    ["Cover Letter", " \n", "Cover letter is required"],
  ]);
});

test("writing a profile", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp());
  await page.goto("/profile");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Skills")).toHaveAccessibleDescription(
    "At least one skill is required.",
  );
  await expect(main.getByRole("button", { name: "Save Profile" })).toBeDisabled();
  await main.getByLabel("Skills").fill("Pruning");
  await page.keyboard.press("Enter");
  await expectRules(main, "Save Profile", [
    ["Professional Title", " ", "Job title is required"],
    ["Professional Summary", "", "Professional summary is required"],
    ["Location", "", "Location is required"],
  ]);
});

test("posting a job", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.goto("/post-job");
  await expectRules(page.getByRole("main"), "Post Job", [
    ["Job Title", " ", "Job title is required"],
    ["Description", "", "Job description is required"],
    ["Location", "", "Location is required"],
    ["Job Type", "", "Job type is required"],
    ["Experience Level", "", "Experience level is required"],
    ["Category", "", "Category is required"],
    ["Company", "", "Company is required"],
    ["Minimum Salary (USD)", "-1", "Minimum salary must be at least 0"],
    ["Maximum Salary (USD)", "-1", "Maximum salary must be at least 0"],
    ["Minimum Salary (USD)", "50000.5", "Minimum salary must be in whole dollars"],
  ]);
  await page.getByLabel("Minimum Salary").fill("50000");
  await expectRules(page.getByRole("main"), "Post Job", [
    [
      "Maximum Salary (USD)",
      "49999",
      "Maximum salary must be greater than or equal to minimum salary",
    ],
  ]);
  // Either end may be the one to be corrected.
  await page.getByLabel("Minimum Salary").fill("49999");
  await expect(page.getByLabel("Maximum Salary")).not.toHaveAttribute("aria-invalid");
});

test("adding a company", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp({ role: "company" }));
  await page.goto("/post-job");
  await page.getByRole("button", { name: "Add a company" }).click();
  await expectRules(page.getByRole("dialog"), "Add company", [
    ["Company Name", " ", "Company name is required"],
    ["Website", "ftp://harbour.example", "Enter a valid website address"],
  ]);
});
