// A remote job says in which countries its people may be, and its link says so to search engines.
import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test("a recruiter names the countries of a remote job, and takes one back", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Cartographer", location: "Anywhere" });
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/edit`);
  const countries = page.getByRole("textbox", { name: "Remote in" });
  const chosen = page.getByRole("list", { name: "Chosen countries" }).getByRole("listitem");
  await expect(page.getByLabel("Job Title")).toHaveValue("Cartographer");
  await expect(countries).toBeHidden();
  await page.getByLabel("Job Type").click();
  await page.getByRole("option", { name: "Remote" }).click();

  const box = page.getByLabel("Remote in");
  await box.click();
  await expect(page.getByRole("combobox", { name: "Remote in" })).toBeVisible();
  await page.keyboard.type("germ");
  await page.getByRole("option", { name: "Germany" }).click();
  await expect(chosen).toHaveText(["Germany"]);
  await expect(box).toHaveValue("");
  await page.keyboard.type("austria");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Atlantis");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Unknown country")).toBeVisible();
  await box.fill("France");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Unknown country")).toBeHidden();
  await expect(chosen).toHaveText(["Germany", "Austria", "France"]);
  await page.getByRole("button", { name: "Remove France" }).click();
  await expect(box).toBeFocused();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Job Updated", "");
  await expect(page.getByText("Remote in Germany, Austria", { exact: true })).toBeVisible();
  const html = await (await recruiter.request.get(`/jobs/${job.id}`)).text();
  expect(html).toContain('"applicantLocationRequirements":[{"@type":"Country","name":"Germany"}');
});

test("a job that is no longer remote names no countries", async ({ signUp, signedInPage }) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ type: "remote", remoteCountries: ["DE"] });
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/edit`);
  await expect(page.getByRole("listitem").filter({ hasText: "Germany" })).toBeVisible();
  await page.getByLabel("Job Type").click();
  await page.getByRole("option", { name: "Hybrid" }).click();
  await expect(page.getByLabel("Remote in")).toBeHidden();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Job Updated", "");
  await expect(page.getByText("Remote in")).toBeHidden();
  const answer = await recruiter.request.get(`/api/jobs/${job.id}`);
  expect(await answer.json()).toMatchObject({ type: "hybrid", remoteCountries: [] });
});
