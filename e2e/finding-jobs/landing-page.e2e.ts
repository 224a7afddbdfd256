import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { unique } from "../support/words/unique.ts";

test.use({ expectedProblems: [/geocoder\.invalid|could not be looked up/] });

const locationBox = (page: Page) => page.getByLabel("Location");

/** Answers in the geocoder's stead, once `answer` has one. */
const routeGeocoder = (page: Page, answer: () => Promise<object>) =>
  page.route(/localityLanguage=en/, async (route) => {
    const headers = { "Access-Control-Allow-Origin": "*" };
    await route.fulfill({ json: await answer(), headers });
  });

test.describe("a visitor who shares their location", () => {
  test.use({ permissions: ["geolocation"], geolocation: { latitude: 38.57, longitude: -7.91 } });

  test("sees the place found for them, and may write another", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const { promise, resolve } = Promise.withResolvers<object>();
    await routeGeocoder(page, () => promise);
    await page.goto("/");
    await expect(locationBox(page)).toHaveAttribute("placeholder", "Detecting your location...");
    await expect(page.locator("[data-spinner]")).toBeVisible();
    resolve({ city: "", locality: "Évora", principalSubdivision: "Alentejo" });
    await expect(locationBox(page)).toHaveValue("Évora");
    await expect(page.locator("[data-spinner]")).toBeHidden();
    const question = asked.find((url) => url.includes("localityLanguage=en"));
    expect(question).toContain("latitude=38.57&longitude=-7.91");

    await locationBox(page).fill("Porto");
    await expect(locationBox(page)).toHaveValue("Porto");
  });

  test("reads 'Your Location' when the place cannot be looked up", async ({ page }) => {
    await page.goto("/");
    await expect(locationBox(page)).toHaveValue("Your Location");
  });
});

test("a visitor who does not share their location has an empty box, and is not asked at once", async ({
  page,
}) => {
  await page.goto("/");
  await expect(locationBox(page)).toHaveAttribute("placeholder", "Location");
  // Chromium without a window refuses for them.
  await locationBox(page).focus();
  await expect(page.locator("[data-spinner]")).toBeHidden();
  await expect(locationBox(page)).toHaveValue("");
  await expect(locationBox(page)).toHaveAttribute("placeholder", "Location");
});

test("the landing page shows its figures and samples, and its search only scrolls", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  for (const figure of [
    "12,450+ active listings",
    "2,340+ hiring companies",
    "45,600+ job seekers",
    "98.7% success rate",
  ])
    await expect(page.getByText(figure)).toBeVisible();
  const samples = page.getByRole("article");
  await expect(samples).toHaveCount(2);
  await expect(samples.first()).toContainText(
    /Senior React Developer.*\$120k-\$160k.*Remote.*Full-time/,
  );
  await expect(samples.last()).toContainText(/UX\/UI Designer.*\$80k-\$110k.*Hybrid/);
  for (const sample of await samples.all())
    await expect(sample).toContainText(/\d+% match.*\d\.\d\/10/);

  await page.getByLabel("Jobs, titles or companies").fill("baker");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page.getByRole("heading", { name: "Featured Jobs" })).toBeInViewport();
  await expect(samples).toHaveCount(2);
  expect(page.url()).toBe(`${baseURL}/`);

  for (const service of ["Outsourcing Solutions", "Recruitment & Talent", "Creative & Design"])
    await page.getByRole("button", { name: `Learn More about ${service}` }).click();
  expect(page.url()).toBe(`${baseURL}/`);
  const bar = page.getByRole("navigation", { name: "Main" });
  for (const [link, heading] of [
    ["About", "More than a job board"],
    ["Contact", "Help"],
    ["Jobs", "Featured Jobs"],
  ] as const) {
    await bar.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  }
});

test("every way in leads to the sign-in screen, and the footer to the lists", async ({ page }) => {
  await page.goto("/");
  const waysIn = page.locator('a[href^="/auth"]');
  await expect(waysIn).toHaveText([
    "Post a Job",
    "Sign In",
    "Sign Up",
    "Explore All Jobs",
    "Save",
    "Apply Now",
    "Save",
    "Create Profile",
    "Begin AI Analysis",
    "Get Started",
    "AI Talent Sourcing",
    "Post a Job",
  ]);
  const footer = page.locator("footer");
  await expect(footer.getByRole("link", { name: "Find Jobs" })).toHaveAttribute("href", "/jobs");
  await expect(footer.getByRole("link", { name: "Companies" })).toHaveAttribute(
    "href",
    "/companies",
  );

  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("a search on the landing page is one link away from its jobs, and shows their number", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Sandglass & Co" });
  for (const title of ["Theodolite Adjuster", "Theodolite Tester"])
    await recruiter.postJob({ companyId, title, location: "Ghent" });

  await page.goto("/");
  await page.getByLabel("Jobs, titles or companies").fill("theodolite");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  const found = page.getByRole("link", { name: 'See 2 open jobs for "theodolite"' });
  await expect(found).toBeInViewport();
  await page.getByLabel("Location").fill("Ghent");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await page.getByRole("link", { name: 'See 2 open jobs for "theodolite" in Ghent' }).click();
  await expect(page).toHaveURL(/\/jobs\?query=theodolite&location=Ghent$/);
  await expect(page.getByRole("heading", { name: "2 jobs found" })).toBeVisible();
});

test("the landing page has the newest jobs of the board, to be read without an account", async ({
  page,
  signUp,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany({ name: "Sandglass & Co" });
  await recruiter.postJob({
    companyId,
    title: "Sandglass Blower",
    location: "Bruges",
    salaryMax: 51_000,
  });
  await page.goto("/");
  const job = page.getByRole("main").getByRole("link", { name: /^Sandglass Blower/ });
  await expect(job).toContainText(/Sandglass & Co · Bruges.*Up to \$51,000/);
  await job.click();
  await expect(page.getByRole("region", { name: "Sandglass Blower" })).toBeVisible();
  await page.goBack();
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Jobs" })).toHaveCount(1);
});

test("the landing page shows which companies hire, with their logos and the way to their jobs", async ({
  page,
  signUp,
  baseURL,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const names = ["Tern", "Plover", "Dunlin", "Knot"].map((bird) => unique(`${bird} Works`));
  for (const name of names) {
    const company = await recruiter.makeCompany({ name, logoUrl: `${baseURL}/share.png` });
    for (const title of ["Wader", "Warden", "Ringer"])
      await recruiter.postJob({ companyId: company.id, title });
  }
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Companies that hire here" });
  for (const name of names) await expect(strip.getByRole("link", { name })).toBeVisible();
  await strip.getByRole("link", { name: names[0] }).click();
  await expect(page.getByRole("heading", { name: "3 jobs found" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Remove ${names[0]}` })).toBeVisible();
});
