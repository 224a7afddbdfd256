import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { unique } from "../support/words/unique.ts";

const skillsOn = (page: Page) => {
  const group = page.getByRole("group", { name: "Skills" });
  const need = (name: string) =>
    group.getByRole("radiogroup", { name: `How much ${name} matters` });
  return {
    group,
    rows: group.getByRole("listitem"),
    choice: (name: string, label: string) => need(name).getByRole("radio", { name: label }),
  };
};

test("a recruiter marks the skills recognised in a job's text, on a phone and without a mouse, and its text changes them no more", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const company = await recruiter.makeCompany({ name: unique("Net Works") });
  const page = await signedInPage(recruiter);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/post-job");
  const { group, rows, choice } = skillsOn(page);
  await page.getByLabel("Job Title").fill(unique("Interpreter"));
  await page.getByRole("combobox", { name: "Company" }).click();
  await page.getByRole("option", { name: company.name }).click();
  await page.getByLabel("Location").fill("Turku, Finland");
  for (const [label, option] of [
    ["Job Type", "Full-time"],
    ["Experience Level", "Mid"],
    ["Category", "Technology"],
  ] as const) {
    await page.getByLabel(label).click();
    await page.getByRole("option", { name: option }).click();
  }
  await page.getByLabel("Description").fill("You make pages that everybody reads.");
  await page.getByLabel("Requirements").fill("React and TypeScript\nGraphQL is a plus");
  await expect(rows).toHaveCount(3);
  await expect(choice("React", "Required")).toBeChecked();
  await expect(choice("GraphQL", "Nice to have")).toBeChecked();

  await tabTo(page, choice("React", "Required"));
  // Held until the choice has followed, as a finger holds it.
  await page.keyboard.down("ArrowRight");
  await expect(choice("React", "Nice to have")).toBeFocused();
  await page.keyboard.up("ArrowRight");
  await expect(choice("React", "Nice to have")).toBeChecked();
  await tabTo(page, group.getByRole("button", { name: "Remove TypeScript" }));
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(2);
  await tabTo(page, group.getByLabel("Another skill"));
  await page.keyboard.type("Bell ringing");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(3);
  await expect(group.getByRole("button", { name: "Add TypeScript" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);

  await page.goto(`${page.url()}/edit`);
  await page.getByLabel("Requirements").fill("Python");
  await expect(group.getByRole("button", { name: "Add Python" })).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(choice("React", "Nice to have")).toBeChecked();
  await expect(choice("Bell ringing", "Required")).toBeChecked();
});
