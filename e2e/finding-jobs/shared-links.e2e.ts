import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";

const hostile = `</title><script>alert(1)</script><!-- "'&\u2028 <img src=x onerror=alert(1)>`;

/** The title that the server sent. */
const sentTitle = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((text) => new DOMParser().parseFromString(text, "text/html").title, html);
};

test("a shared link is called the same before and after the screen is there", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const company = await recruiter.makeCompany({ name: `Glass & Sons ${hostile}` });
  const job = await recruiter.postJob({ companyId: company.id, title: `Glassblower ${hostile}` });
  const page = await signedInPage(recruiter);
  for (const [path, heading] of [
    ["/", "Welcome, Ada"],
    ["/jobs", "Find Jobs"],
    ["/companies", "Browse Companies"],
    [`/companies/${company.id}`, /^Glass & Sons/],
    [`/jobs/${job.id}`, /^Glassblower/],
  ] as const) {
    await page.goto(path);
    const title = await sentTitle(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
  }
});

test("the picture of a shared link is there", async ({ page }) => {
  await page.goto("/");
  const address = page.locator('meta[property="og:image"]');
  const picture = await page.request.get((await address.getAttribute("content")) ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("a job's page tells search engines of it under the strict content policy", async ({
  signUp,
  page,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: hostile, description: hostile });
  // A fresh server knows no places for its first seconds.
  await expect
    .poll(async () => (await page.request.get(`/jobs/${job.id}`)).text())
    .toContain("application/ld+json");
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const answer = await page.goto(`/jobs/${job.id}`);
  expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self';");

  const seen = await page.evaluate(() => ({
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as { title: string },
    ),
    inline: document.querySelectorAll("script:not([src]):not([type='application/ld+json'])").length,
    images: document.querySelectorAll("head img, img[src=x]").length,
    violations: (window as unknown as { violations: string[] }).violations,
  }));
  expect(seen).toMatchObject({ data: [{ title: hostile }], inline: 0, images: 0, violations: [] });
});
