import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test("a recruiter keeps the filters and columns of the table and the filters of a board, comes back to them, renames and deletes them", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const company = await recruiter.makeCompany({ name: "Kelp Row Foundry" });
  const job = await recruiter.postJob({ title: "Anchor Smith", companyId: company.id });
  const { id } = await (await signUp({ firstName: "Nils", lastName: "Hagen" })).applyTo(job);
  for (const tag of ["forge", "night shift"])
    expect((await recruiter.request.put(`/api/applications/${id}/tags/${tag}`)).status()).toBe(204);
  const page = await signedInPage(recruiter);

  await page.goto("/application-management?status=pending&sortBy=candidate");
  const views = page.getByRole("button", { name: "Kept views" });
  await views.press("Enter");
  await expect(page.getByText("No views kept yet")).toBeVisible();
  await page.getByRole("menuitem", { name: "Keep this view" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep this view" });
  await dialog.getByRole("button", { name: "Keep view" }).click();
  await expect(dialog.getByText("View name is required")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Waiting, by name");
  await dialog.getByRole("combobox", { name: "For" }).click();
  await page.getByRole("option", { name: "The team of Kelp Row Foundry" }).click();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Keep view" }).click();
  await expectToast(page, "View Kept", "It is among your views as Waiting, by name.");
  await expect(page.getByRole("button", { name: "Kept views: Waiting, by name" })).toBeVisible();

  await page.goto("/application-management");
  await views.click();
  await page.getByRole("menuitem", { name: "Waiting, by name" }).click();
  await expect(page).toHaveURL(/status=pending&sortBy=candidate/);
  await expect(page.getByRole("menu")).toHaveCount(0);
  const current = page.getByRole("button", { name: "Kept views: Waiting, by name" });
  await current.click();
  await page.getByRole("menuitem", { name: "Rename or delete" }).click();
  const kept = page.getByRole("dialog", { name: "Kept views" });
  await kept.getByRole("textbox", { name: "Name of Waiting, by name" }).fill("Waiting");
  await kept.getByRole("button", { name: "Rename" }).click();
  await expect(kept.getByRole("button", { name: "Delete Waiting", exact: true })).toBeVisible();
  await kept.getByRole("button", { name: "Delete Waiting", exact: true }).click();
  await expect(kept.getByText("No views kept any more.")).toBeVisible();

  await page.goto("/application-management");
  await page.getByRole("button", { name: "Columns and rows" }).press("Enter");
  await page.getByRole("menuitemcheckbox", { name: "Tags" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Match" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Place" }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  const heading = (name: string) => page.getByRole("columnheader", { name });
  await expect(heading("Match")).toBeVisible();
  await expect(page.getByRole("row", { name: /Nils Hagen/ })).toContainText("forge, night shift");
  await expect(heading("Place")).toBeHidden();
  await heading("Match").getByRole("button").click();
  await expect(page).toHaveURL(/sortBy=match/);
  await views.click();
  await page.getByRole("menuitem", { name: "Keep this view" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("By match");
  await dialog.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect(page.getByRole("button", { name: "Kept views: By match" })).toBeVisible();
  await page.getByRole("button", { name: "Columns and rows" }).press("Enter");
  await page.getByRole("menuitem", { name: "Default columns" }).click();
  await expect(heading("Tags")).toBeHidden();
  await page.goto("/application-management");
  await views.click();
  await page.getByRole("menuitem", { name: "By match" }).click();
  await expect(heading("Tags")).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  const file = page.getByRole("dialog", { name: "Export applications" });
  await expect(file.getByRole("checkbox", { name: "Tags" })).toBeChecked();
  await expect(file.getByRole("checkbox", { name: "Stars" })).not.toBeChecked();
  await file.getByRole("button", { name: "Cancel" }).click();

  await page.goto(`/jobs/${job.id}/board?status=hired`);
  await views.click();
  await page.getByRole("menuitem", { name: "Keep this view" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Hired");
  await dialog.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect(page.getByRole("button", { name: "Kept views: Hired" })).toBeVisible();
  await page.goto(`/jobs/${job.id}/board`);
  await views.click();
  await page.getByRole("menuitem", { name: "Hired" }).click();
  await expect(page).toHaveURL(/status=hired/);
});
