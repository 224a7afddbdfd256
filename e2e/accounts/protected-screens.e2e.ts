import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test.use({
  expectedProblems: [/404.*\/(jobs|companies)\/|503.*\/api\/auth\/user$/],
});

const someId = "00000000-0000-7000-8000-000000000000";
const forRecruiters = "You need recruiter access to view this page.";
const forPosting = "You need recruiter or company access to post jobs.";

/** The screens that need an account, and the refusal that users of the wrong role read. */
const screens: { path: string; wrongFor?: ("candidate" | "company")[]; refusal?: string }[] = [
  { path: `/jobs/${someId}` },
  { path: `/companies/${someId}` },
  { path: "/profile" },
  { path: `/jobs/${someId}/applications`, wrongFor: ["candidate"], refusal: forRecruiters },
  { path: "/dashboard", wrongFor: ["candidate", "company"], refusal: forRecruiters },
  { path: "/application-management", wrongFor: ["candidate", "company"], refusal: forRecruiters },
  { path: "/post-job", wrongFor: ["candidate"], refusal: forPosting },
  { path: `/jobs/${someId}/edit`, wrongFor: ["candidate"], refusal: forPosting },
  { path: "/my-applications" },
  { path: "/my-jobs", wrongFor: ["candidate"], refusal: forPosting },
  { path: "/reviewing-jobs", wrongFor: ["candidate"], refusal: forPosting },
];

test("a visitor is told to log in, is sent there, and the way back is kept", async ({ page }) => {
  for (const { path } of screens) {
    await page.goto(path);
    await expectToast(page, "Unauthorized", "You are logged out. Logging in again...");
    await expect(page).toHaveURL(new RegExp(`/auth\\?next=${encodeURIComponent(path)}$`));
  }
});

test("a visitor without a role is sent to the start page without a message", async ({
  page,
  baseURL,
}) => {
  await page.goto("/select-role");
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(page.getByText("Unauthorized")).toBeHidden();
});

for (const role of ["candidate", "company"] as const)
  test(`a ${role} who opens a forbidden screen is told the reason, and sent home`, async ({
    signUp,
    signedInPage,
    baseURL,
  }) => {
    const page = await signedInPage(await signUp({ role }));
    for (const { path, refusal = "" } of screens.filter(({ wrongFor }) =>
      wrongFor?.includes(role),
    )) {
      await page.goto(path);
      await expectToast(page, "Access Denied", refusal);
      // Home sends candidates without a profile on to choosing their role.
      await expect(page).toHaveURL(`${baseURL}${role === "candidate" ? "/select-role" : "/"}`);
    }
  });

test("the bar and the menu offer each role the screens it may open", async ({
  signUp,
  signedInPage,
}) => {
  for (const [role, label, places] of [
    ["candidate", "Job Seeker", ["Find Jobs", "Companies", "My Applications"]],
    [
      "recruiter",
      "Recruiter",
      ["Find Jobs", "Companies", "Post a Job", "Dashboard", "Applications"],
    ],
    ["company", "Company", ["Find Jobs", "Companies", "Post a Job", "Your Company", "My Jobs"]],
  ] as const) {
    const page = await signedInPage(await signUp({ role }));
    await page.goto("/jobs");
    const bar = page.getByRole("banner");
    await expect(bar.getByText(label, { exact: true })).toBeVisible();
    await expect(bar.getByRole("navigation").getByRole("link")).toHaveText([...places]);
  }
});

test("nobody is told that they are logged out when the server merely fails to answer", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "recruiter" }));
  await page.route("**/api/auth/user", (route) => route.fulfill({ status: 503, body: "Busy." }));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await page.unroute("**/api/auth/user");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recruiter Dashboard");
});
