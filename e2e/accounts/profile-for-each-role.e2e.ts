import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";

const card = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const upload = (page: Page) => page.getByRole("button", { name: "Upload Resume" });

test("before anybody touched it nothing on a new profile is said to be wrong", async ({
  emptyProfile: page,
}) => {
  const skills = page.getByLabel("Skills");
  await expect(skills).toHaveAccessibleDescription("At least one skill is required.");
  await expect(page.getByText("Add a skill to save.")).toBeVisible();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await skills.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(skills).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("At least one skill is required.")).toHaveCount(1);
  await skills.fill("Gilding");
  await page.keyboard.press("Enter");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(page.getByText("Add a skill to save.")).toBeHidden();
});

test("on a phone the profile begins with its form", async ({ emptyProfile: page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const [form, resume] = [
    await card(page, "Profile Information").boundingBox(),
    await card(page, "Resume").boundingBox(),
  ];
  expect(form?.y).toBeLessThan(resume?.y ?? 0);
  await expect(page.getByLabel("Professional Title")).toBeInViewport();
});

for (const role of ["recruiter", "company"] as const)
  test(`a ${role} finds the fields for applying folded below the form`, async ({
    signUp,
    signedInPage,
  }) => {
    const page = await signedInPage(await signUp({ role }));
    await page.goto("/profile");
    const save = await page.getByRole("button", { name: "Save Profile" }).boundingBox();
    for (const name of ["Resume", "Application Stats"]) {
      await expect(card(page, name)).toBeVisible();
      expect((await card(page, name).boundingBox())?.y).toBeGreaterThan(save?.y ?? 0);
    }
    await expect(upload(page)).toBeHidden();
    await card(page, "Resume").click();
    await expect(upload(page)).toBeVisible();
    await card(page, "Application Stats").click();
    await expect(page.getByText("Total Applications")).toBeVisible();
    await expectNoAxeViolations(page);
  });
