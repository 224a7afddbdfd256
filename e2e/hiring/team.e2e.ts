import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { linkInLetterTo } from "../support/letters.ts";
import { signInOn } from "../support/sign-in.ts";

test("a recruiter invites a colleague, who joins by the letter and moves a candidate of the team's job", async ({
  page,
  signUp,
  signedInPage,
  server,
}) => {
  const owner = await signUp({ role: "recruiter", firstName: "Olga", lastName: "Brandt" });
  const company = await owner.makeCompany({ name: "Bell Rock Lights" });
  const job = await owner.postJob({ companyId: company.id, title: "Lamp Trimmer" });
  const candidate = await signUp({ firstName: "Nils", lastName: "Hagen" });
  await candidate.applyTo(job);

  const leading = await signedInPage(owner);
  await leading.goto(`/companies/${company.id}`);
  await leading.getByRole("link", { name: "Team", exact: true }).click();
  await expect(leading.getByRole("heading", { level: 1 })).toHaveText("Team");
  await leading.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = leading.getByRole("dialog");
  await expect(dialog.getByRole("table", { name: "What each role may do" })).toBeVisible();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByText("Enter a valid email address")).toBeVisible();
  const email = `colleague.${crypto.randomUUID()}@example.org`;
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(
    leading.getByRole("button", { name: `Revoke the invitation of ${email}` }),
  ).toBeVisible();

  const letter = /\/invitations\/[\w-]+/;
  await expect
    .poll(() => linkInLetterTo(email, server.dataDir, letter), { timeout: 20_000 })
    .not.toBe("");
  const colleague = await signUp({ firstName: "Kaja", lastName: "Moe" });
  await page.goto(await linkInLetterTo(email, server.dataDir, letter));
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByRole("region", { name: "Your invitation" })).toContainText(
    /Bell Rock Lights.*Olga Brandt invites you as recruiter/,
  );
  await signInOn(page, colleague);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Bell Rock Lights");
  await expect(page.getByText("Olga Brandt invites you to its team as recruiter.")).toBeVisible();
  await expect(page.getByText("Your account becomes a recruiter's when you accept.")).toBeVisible();
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page.getByText("Kaja Moe")).toBeVisible();

  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("link", { name: "View Applications" }).click();
  const status = page.getByRole("combobox", { name: /Nils Hagen/ });
  await status.click();
  await page.getByRole("option", { name: "Shortlisted" }).click();
  await expect(status).toHaveText("Shortlisted");

  await leading.reload();
  await expect(leading.getByText(/^Kaja Moe joined .+ as a recruiter/)).toBeVisible();
});
