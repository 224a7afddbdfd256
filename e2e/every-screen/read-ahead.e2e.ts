import { expect, type Page, type Request } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { untilQuiet } from "../support/requests/quiet.ts";

const isSearch = (request: Request) => new URL(request.url()).pathname === "/api/jobs";

const findJobs = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Find Jobs" });

/** Records the screens from which jobs are requested. */
const noteSearches = (page: Page) => {
  const places: string[] = [];
  page.on("request", (request) => {
    if (isSearch(request)) places.push(new URL(page.url()).pathname);
  });
  return places;
};

test("the first data of a screen is requested once, while the pointer is on its link", async ({
  page,
}) => {
  const searches = noteSearches(page);
  await page.goto("/companies");
  // Until React has taken the page over, a pointer on a link is not noticed.
  await untilQuiet(page);
  for (const go of [() => findJobs(page).hover(), () => findJobs(page).focus()]) {
    await go();
    await expect.poll(() => searches).toEqual(["/companies"]);
    await page.getByLabel("Search companies").hover();
  }
  await findJobs(page).click();
  await expect(page.getByRole("heading", { name: /jobs found|No jobs/ }).first()).toBeVisible();
  await untilQuiet(page);
  expect(searches).toEqual(["/companies"]);
});

test("nothing is read ahead with Save-Data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const searches = noteSearches(page);
  await page.goto("/companies");
  await untilQuiet(page);
  await findJobs(page).hover();
  await findJobs(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Jobs");
  await expect.poll(() => searches).toEqual(["/jobs"]);
});
