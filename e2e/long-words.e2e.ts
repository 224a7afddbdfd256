import { expect } from "@playwright/test";
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
  const addresses = ["/companies", `/companies/${company.id}`, "/profile", "/my-applications"];
  for (const address of [...addresses, `/jobs?location=${place}`, `/jobs/${job.id}`]) {
    await page.goto(address);
    await expect(page.getByRole("main")).toContainText(place);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, address).toBe(0);
  }
});
