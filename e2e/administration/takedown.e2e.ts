import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { linkInLetterTo } from "../support/letters.ts";
import { signInOn } from "../support/sign-in.ts";
import { unique } from "../support/words/unique.ts";
import { makeAdministrator } from "./administrators.ts";

// Whoever does not manage the job reads that it was taken down.
test.use({ expectedProblems: [/410.*\/(api\/)?jobs\//] });

test("an administrator takes a reported listing down, its poster reads why in a letter and answers, and the case opens again", async ({
  page,
  signUp,
  signedInPage,
  server,
}) => {
  const email = `poster.${crypto.randomUUID()}@example.org`;
  const poster = await signUp({ role: "recruiter", firstName: "Vidar", email });
  const title = unique("Envelope Stuffer");
  const job = await poster.postJob({ title });
  const candidate = await signUp({ firstName: "Runa" });
  const marked = await signUp({ firstName: "Ines" });
  await makeAdministrator(marked, server.dataDir);

  const reporting = await signedInPage(candidate);
  await reporting.goto(`/jobs/${job.id}`);
  await reporting.getByRole("button", { name: "Report this job" }).click();
  const report = reporting.getByRole("dialog");
  await report.getByRole("combobox").click();
  await reporting.getByRole("option", { name: "It is a scam" }).click();
  await report.getByRole("textbox").fill("They want 50 euros for the training.");
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(report).toHaveCount(0);

  const deciding = await signedInPage(marked);
  await deciding.goto("/admin?section=reports");
  const open = deciding.getByRole("article").filter({ hasText: title });
  await expect(open.getByText("They want 50 euros for the training.")).toBeVisible();
  await open.getByRole("button", { name: "Take down" }).click();
  const decision = deciding.getByRole("dialog");
  await decision.getByLabel("Reason").fill("Jobs that cost candidates money are not listed here.");
  await decision.getByRole("button", { name: "Take down" }).click();
  // It closes once the decision is stored; until then it hides the case.
  await expect(decision).toHaveCount(0);
  await expect(open).toHaveCount(0);

  await reporting.goto(`/jobs/${job.id}`);
  await expect(reporting.getByText("This listing was taken down").first()).toBeVisible();

  const link = /\/jobs\/[\da-f-]{36}/;
  await expect
    .poll(() => linkInLetterTo(email, server.dataDir, link), { timeout: 20_000 })
    .toBe(`/jobs/${job.id}`);
  const said = /Jobs that cost candidates money/;
  expect(await linkInLetterTo(email, server.dataDir, said)).not.toBe("");
  await page.goto(await linkInLetterTo(email, server.dataDir, link));
  await page.waitForURL(/\/auth\?next=/);
  await signInOn(page, poster);
  await expect(
    page.getByText("Jobs that cost candidates money are not listed here."),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel("Answer").fill("The training is free now.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("The training is free now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send answer" })).toHaveCount(0);

  await deciding.reload();
  await expect(open.getByText("The training is free now.")).toBeVisible();
  await open.getByRole("button", { name: "Dismiss" }).click();
  await decision.getByLabel("Reason").fill("It costs nothing any more.");
  await decision.getByRole("button", { name: "Dismiss" }).click();
  await expect(decision).toHaveCount(0);
  await expect(open).toHaveCount(0);
  await reporting.reload();
  await expect(reporting.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("the case of a job that its poster deletes stays, and an administrator closes it", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const poster = await signUp({ role: "recruiter", firstName: "Vidar" });
  const title = unique("Vanishing Clerk");
  const job = await poster.postJob({ title });
  const reported = await poster.request.post(`/api/jobs/${job.id}/report`, {
    data: { reason: "scam" },
  });
  expect(reported.status()).toBe(202);
  expect((await poster.request.delete(`/api/jobs/${job.id}`)).status()).toBe(204);
  const marked = await signUp({ firstName: "Ines" });
  await makeAdministrator(marked, server.dataDir);

  const page = await signedInPage(marked);
  await page.goto("/admin?section=reports");
  const open = page.getByRole("article").filter({ hasText: title });
  await expect(open.getByText(/^Job deleted/)).toBeVisible();
  await expect(open.getByRole("link", { name: title })).toHaveCount(0);
  await expect(open.getByRole("button", { name: "Take down" })).toHaveCount(0);
  await expect(open.getByRole("button", { name: "Suspend poster" })).toBeVisible();
  await open.getByRole("button", { name: "Close case" }).click();
  const decision = page.getByRole("dialog");
  await decision.getByLabel("Reason").fill("There is nothing left to look at.");
  await decision.getByRole("button", { name: "Close case" }).click();
  await expect(decision).toHaveCount(0);
  await expect(open).toHaveCount(0);
});
