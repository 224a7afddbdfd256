import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { letHalfMinutePass } from "../support/database/let-days-pass.ts";
import { test } from "../support/fixtures.ts";
import { hasLetter } from "../support/letters.ts";
import { expectToast } from "../support/toast.ts";

const sentence = "We looked for somebody who has kept bees before.";

/** Rejects everybody on the page with the company's letter, and the reason with its sentence. */
const rejectAll = async (page: Page) => {
  await page.getByRole("checkbox", { name: "Select all" }).click();
  await page.getByRole("button", { name: "Decide with an email", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Decide on 2 applications" });
  await dialog.getByRole("combobox", { name: "New status" }).click();
  await page.getByRole("option", { name: "Rejected" }).click();
  await expect(dialog.getByRole("combobox", { name: "Email" })).toHaveText("Rejection");
  await dialog.getByRole("combobox", { name: "Reason" }).click();
  await page.getByRole("option", { name: "No bees" }).click();
  await dialog.getByRole("checkbox", { name: sentence }).click();
  await expect(dialog.getByText("The email goes to 2 candidates.")).toBeVisible();
  return dialog;
};

const setUp = async (page: Page, companyId: string) => {
  await page.goto(`/companies/${companyId}/letters`);
  await page.getByRole("button", { name: "Add a reason" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a reason" });
  await dialog.getByLabel("Label").fill("No bees");
  await dialog.getByLabel("Sentence for the candidate").fill(sentence);
  await dialog.getByRole("button", { name: "Save reason" }).click();
  await expectToast(page, "Reason Saved", "");
  await page.getByRole("button", { name: "Change the template Rejection" }).click();
  const template = page.getByRole("dialog", { name: "Change template" });
  await template.getByLabel("Subject").fill("Bees and {{firstname}}");
  await expect(template.getByText("Unknown placeholder {{firstname}}")).toBeVisible();
  await template.getByLabel("Subject").fill("Bees and {{firstName}}");
  await template.getByRole("button", { name: "Preview for a real applicant" }).click();
  await expect(template.getByRole("article", { name: "Preview" })).toContainText("Bees and ");
  await template.getByRole("button", { name: "Save template" }).click();
  await expectToast(page, "Template Saved", "");
  await expect(page.getByText("Rejection · Bees and {{firstName}}")).toBeVisible();
  await expectNoAxeViolations(page);
};

test("two applicants are rejected with a letter and a reason, undone, and rejected again", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const company = await recruiter.makeCompany({ name: "Bee Line" });
  const job = await recruiter.postJob({ companyId: company.id, title: "Beekeeper" });
  const email = `ines-${crypto.randomUUID()}@bees.example`;
  const ines = await signUp({ firstName: "Ines", lastName: "Vale", email });
  const { id } = await ines.applyTo(job);
  await (await signUp({ firstName: "Otto", lastName: "Vale" })).applyTo(job);
  const page = await signedInPage(recruiter);
  await setUp(page, company.id);

  await page.goto("/application-management");
  const first = await rejectAll(page);
  await first.getByRole("button", { name: /^Preview for / }).click();
  await expect(first.getByRole("article", { name: "Preview" })).toContainText(sentence);
  await expectNoAxeViolations(page);
  await first.getByRole("button", { name: "Decide" }).click();
  await expectToast(page, "Decided: Rejected", "in 30 seconds.");
  await expect(page.getByRole("combobox", { name: /^Status of / })).toHaveText([
    "Rejected",
    "Rejected",
  ]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Undone", "2 applications are where they were.");
  await expect(page.getByRole("combobox", { name: /^Status of / })).toHaveText([
    "Pending",
    "Pending",
  ]);

  await (await rejectAll(page)).getByRole("button", { name: "Decide" }).click();
  await expectToast(page, "Decided: Rejected", "in 30 seconds.");
  const candidate = await signedInPage(ines);
  await candidate.goto(`/my-applications/${id}`);
  await expect(candidate.getByText("Pending").first()).toBeVisible();
  await letHalfMinutePass(server.dataDir);
  await candidate.reload();
  await expect(candidate.getByText(sentence).first()).toBeVisible();
  await expect(candidate.getByText("Bees and Ines")).toBeVisible();
  await expect(candidate.getByText("No bees")).toBeHidden();
  await expect
    .poll(() => hasLetter(server.dataDir, { to: email, subject: "Bees and Ines" }))
    .toBe(true);
});
