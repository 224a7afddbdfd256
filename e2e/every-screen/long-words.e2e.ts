import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { expectNothingBeyond } from "../support/looks/page-edge.ts";

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
    await expectNothingBeyond(page, address, place);
});

test("a company with a long name leaves the job form on a phone's page", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const name = "Waterloo Institute of Marine Sciences";
  const company = await recruiter.makeCompany({ name });
  const job = await recruiter.postJob({ companyId: company.id });
  const page = await signedInPage(recruiter);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNothingBeyond(page, `/jobs/${job.id}/edit`, name);
});

test("the user menu is no wider than a phone, however long the name is", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(
    await signUp({ firstName: place.slice(0, 40), lastName: place.slice(0, 40) }),
  );
  await page.goto("/jobs");
  await page.getByRole("button", { name: /^User menu/ }).click();
  const box = await page.getByRole("menu").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  expect(box?.x).toBeGreaterThanOrEqual(0);
});
