import { expect, type Page } from "@playwright/test";
import { test } from "./support/fixtures.ts";

test.use({ viewport: { width: 320, height: 640 } });

const place = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";

test("words of any length stay on a narrow page", async ({ signUp, signedInPage }) => {
  const owner = await signUp({ role: "company" });
  const company = await owner.makeCompany({ name: place, location: place, industry: place });
  const job = await owner.postJob({ companyId: company.id, title: place, location: place });
  const candidate = await signUp();
  await candidate.request.post("/api/profile", {
    data: { title: place, summary: place, skills: [place], location: place },
  });
  await candidate.applyTo(job, place);
  const page = await signedInPage(candidate);
  const companies = [`/companies?query=${place}`, `/companies/${company.id}`];
  const addresses = [...companies, "/profile", "/my-applications"];
  for (const address of [...addresses, `/jobs?location=${place}`, `/jobs/${job.id}`])
    await expectWithin(page, address, place);
});

test("letters twice as large leave everything on a phone's page", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ salaryMin: 90_000, salaryMax: 120_000 });
  const candidate = await signUp();
  await candidate.makeProfile();
  const { id } = await candidate.applyTo(job);
  const status = { status: "interview_scheduled" };
  await recruiter.request.put(`/api/applications/${id}/status`, { data: status });
  const page = await signedInPage(candidate);
  // Every measure grows with the letters, so half the width is the same.
  await page.setViewportSize({ width: 188, height: 400 });
  const lists = ["/jobs", "/companies", "/saved-jobs", "/my-applications", "/profile"];
  for (const address of [...lists, `/jobs/${job.id}`, `/companies/${job.companyId}`])
    await expectWithin(page, address, /\S/);
});

/** Opens an address, waits for its text, and for the menu, and finds nothing beyond the page's edge. */
async function expectWithin(page: Page, address: string, text: string | RegExp) {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeInViewport();
  await expect(page.getByRole("main")).toContainText(text);
  // A page may still be on its way from the system's letters to its own.
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(beyond), { message: address }).toBe(0);
}
