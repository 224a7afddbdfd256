import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { register } from "../support/register.ts";

test.use({ expectedProblems: [/500.*\/api\/auth\/user\/role$/] });

for (const [title, landing, welcome] of [
  ["Job Seeker", "/profile", "My Profile"],
  ["Recruiter", "/dashboard", "Recruiter Dashboard"],
  ["Company", "/companies", "Browse Companies"],
] as const)
  test(`a newcomer settles as ${title}, and is led to ${landing}`, async ({
    signUp,
    signedInPage,
  }) => {
    const page = await signedInPage(await signUp({ role: "candidate" }));
    await page.goto("/");
    await expect(page).toHaveURL(/\/select-role$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose Your Role");
    const button = page.getByRole("button", { name: "Select a role to continue" });
    await expect(button).toBeDisabled();
    await page.getByRole("radio", { name: title, exact: true }).click();
    await page.getByRole("button", { name: `Continue as ${title}` }).click();

    await expect(page.getByText("Role updated successfully!", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${landing}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(welcome);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    // Job seekers are settled once they have a profile.
    await page.goto("/select-role");
    await expect(page).toHaveURL(
      new RegExp(`${landing === "/profile" ? "/select-role" : landing}$`),
    );
  });

test("the keyboard alone chooses a role", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp());
  await page.goto("/select-role");
  await tabTo(page, page.getByRole("radio", { name: "Job Seeker" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Recruiter" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Continue as Recruiter" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the role of the registration is marked as the present one, and none is chosen until one is pressed", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto("/select-role");
  const seeker = page.getByRole("radio", { name: "Job Seeker", exact: true });
  await expect(seeker).toHaveAccessibleDescription(/^Your role now/);
  await expect(page.getByText("Your role now")).toHaveCount(1);
  await tabTo(page, seeker);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Select a role to continue" })).toBeDisabled();
  // Without a job that waits there is none to go on to.
  await expect(page.getByRole("link", { name: "Apply for the job" })).toBeHidden();
  await seeker.press("Space");
  await expect(seeker).toBeChecked();
  await expect(page.getByRole("button", { name: "Continue as Job Seeker" })).toBeEnabled();
});

test("a choice that cannot be saved is said, and stays", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp());
  await page.goto("/select-role");
  await page.route("**/api/auth/user/role", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("radio", { name: "Company" }).click();
  await page.getByRole("button", { name: "Continue as Company" }).click();
  await expect(page.getByText("Error updating role", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue as Company" })).toBeEnabled();
});

test("the screen explains the next steps, the contact, and how to look around first", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.goto("/select-role");
  await expect(
    page.getByText(/redirected.*change your role later in your account settings/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "support@rolecall.example" })).toBeVisible();
  for (const feature of [
    "Track your applications",
    "Build talent pipelines",
    "Showcase your culture",
  ])
    await expect(page.getByText(feature)).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Jobs");
});

test("a new candidate who came by a job's link chooses a role first, and goes on to the job", async ({
  page,
  signUp,
}) => {
  const { id } = await (await signUp({ role: "recruiter" })).postJob({ title: "Ferry Captain" });
  await register(page, { firstName: "Ida", lastName: "Lund", next: `/jobs/${id}` });
  await expect(page).toHaveURL(/\/select-role\?next=/);
  await page.getByRole("radio", { name: "Job Seeker" }).click();
  await page.getByRole("button", { name: "Continue as Job Seeker" }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ferry Captain");
});
