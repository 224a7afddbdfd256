import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import type { SignUp } from "../support/people.ts";
import { expectToast } from "../support/toast.ts";
import { unique } from "../support/words/unique.ts";

test.use({ expectedProblems: [/404.*\/companies\/|500.*\/api\/companies\?/] });

test("a visitor searches the directory; the address keeps the search", async ({ page, signUp }) => {
  const owner = await signUp({ role: "company" });
  await owner.makeCompany({
    name: "Basalt Instruments",
    industry: "Optical Instruments",
    location: "Porto",
    size: "51-200 employees",
    description: `${"Lenses for telescopes. ".repeat(6)}And mirrors.`,
  });
  const { id: companyId } = await owner.makeCompany({
    name: "Basalt Paving",
    industry: "Construction",
  });
  await owner.postJob({ companyId });

  await page.goto("/companies");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Companies");
  await page.getByLabel("Search companies").fill("BASALT");
  await expect(page.getByRole("heading", { name: "2 Companies Found" })).toBeVisible();
  const paving = page.getByRole("article").filter({ hasText: "Basalt Paving" });
  await expect(paving.getByText("1 open position", { exact: true })).toBeVisible();
  await expect(
    paving.getByText("A leading company in their industry, focused on innovation and excellence."),
  ).toBeVisible();
  const instruments = page.getByRole("article").filter({ hasText: "Basalt Instruments" });
  await expect(instruments.getByText(/^Lenses .{113}\.\.\.$/)).toBeVisible();
  await expect(instruments).toContainText("Porto51-200 employees0 open positions");

  await page.getByLabel("Industry").click();
  await page.getByRole("option", { name: "Construction" }).click();
  await expect(instruments).toBeHidden();
  await expect(page).toHaveURL(/\/companies\?query=BASALT&industry=Construction$/);

  await page.getByLabel("Search companies").fill("telescopes");
  await expect(page.getByRole("heading", { name: "No companies found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search filters")).toBeVisible();
  await expect(page).toHaveURL(/query=telescopes/);
  await page.getByLabel("Industry").click();
  await page.getByRole("option", { name: "All Industries" }).click();
  await page.goto("/companies?query=basalt&industry=instrum");
  await expect(page.getByRole("heading", { name: "1 Companies Found" })).toBeVisible();
  await expect(page.getByLabel("Industry")).toHaveText("instrum");
  await page.getByRole("link", { name: "View Jobs of Basalt Instruments" }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test("an empty directory says so, and one that could not be loaded can be asked for again", async ({
  page,
}) => {
  await page.route("**/api/companies?*", (route) => route.fulfill({ status: 500 }));
  await page.goto("/companies");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await page.unroute("**/api/companies?*");
  await page.route("**/api/companies?*", (route) => route.fulfill({ json: [] }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No companies found" })).toBeVisible();
  await expect(page.getByText("No companies are currently available")).toBeVisible();
});

test("of a company with more than a hundred open positions all can be read", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const company = await owner.makeCompany();
  for (let round = 0; round < 11; round += 1)
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        owner.postJob({ companyId: company.id, title: `Position ${round * 10 + index}` }),
      ),
    );
  const page = await signedInPage(await signUp());
  await page.goto(`/companies/${company.id}`);
  await expect(page.getByRole("heading", { name: "Open Positions (110)" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(100);
  await page.getByRole("button", { name: "Show more jobs" }).click();
  await expect(page.getByRole("article")).toHaveCount(110);
  await expect(
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("article") })
      .nth(100),
  ).toBeFocused();
  await expect(page.getByRole("button", { name: "Show more jobs" })).toBeHidden();
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(new Set(titles).size).toBe(110);
});

test("a candidate reads about a company and its open positions, and returns to their place", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({
    role: "company",
    firstName: "Oona",
    lastName: "Virtanen",
    email: `${crypto.randomUUID()}@example.com`,
  });
  const name = unique("Harbour Optics");
  const company = await owner.makeCompany({
    name,
    industry: "Optics",
    size: "11-50 employees",
    location: "Turku",
    website: "https://harbour.example",
    description: "Since 1911.\nStill at it.",
  });
  await owner.postJob({ companyId: company.id, title: "Lens Grinder" });

  const page = await signedInPage(await signUp());
  await page.goto(`/companies?query=${name}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(
    page.getByText(/^Optics · Turku · 11-50 employees · Founded [A-Z][a-z]+ \d{4}$/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Visit Website" })).toHaveAttribute(
    "target",
    "_blank",
  );
  await expect(page.getByText("Since 1911.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Open Positions (1)" })).toBeVisible();
  const job = page.getByRole("article");
  await expect(job.getByRole("link", { name: "Lens Grinder", exact: true })).toBeVisible();
  await expect(job).not.toContainText(name);
  const facts = page.getByRole("complementary");
  await expect(facts).toContainText("Open Positions1");
  await expect(facts).toContainText("HeadquartersTurku");
  await expect(facts).toContainText(`Company ContactOona Virtanen${owner.user.email}`);
  await expect(page.getByRole("button", { name: "Edit company" })).toBeHidden();

  await page.goBack();
  await expect(page.getByLabel("Search companies")).toHaveValue(name);
});

test("an owner changes their company; a form with empty fields names them", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const company = await owner.makeCompany({ name: "Blank Slate" });
  const page = await signedInPage(owner);
  await page.goto(`/companies/${company.id}`);
  await expect(page.getByText("No company description available.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No open positions" })).toBeVisible();
  await expect(
    page.getByText("This company doesn't have any job openings at the moment."),
  ).toBeVisible();

  await page.getByRole("button", { name: "Edit company" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit company" });
  await dialog.getByLabel("Website").fill("none yet");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByText("Enter a valid website address")).toBeVisible();
  // Most people write it like this.
  await dialog.getByLabel("Website").fill("www.slate.example/roofs");
  await dialog.getByLabel("Industry").fill("Roofing");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit company" }).click();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Company Updated", "");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Roofing · Founded/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit company" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Visit Website" })).toHaveAttribute(
    "href",
    "https://www.slate.example/roofs",
  );
});

test("a company that does not exist is said not to", async ({ signUp, signedInPage }) => {
  const page = await signedInPage(await signUp());
  await page.goto("/companies/none");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company not found");
  await expect(page.getByText("The company you're looking for doesn't exist.")).toBeVisible();
});

/** So many companies of several owners, since one adds only so many an hour: their names end in a number. */
const makeCompanies = async (signUp: SignUp, name: string, count: number) => {
  const ofOneOwner = 40;
  for (let first = 0; first < count; first += ofOneOwner) {
    const owner = await signUp({ role: "company" });
    for (let number = first; number < Math.min(count, first + ofOneOwner); number += 1)
      await owner.makeCompany({ name: `${name} ${String(number).padStart(3, "0")}` });
  }
};

test("a long directory comes as far as one reads, and keeps the place", async ({
  signUp,
  signedInPage,
}) => {
  await makeCompanies(signUp, "Alphabet Works", 130);
  const page = await signedInPage(await signUp());
  await page.goto("/companies?query=nothing+like+it");
  await expect(page.getByRole("heading", { name: "No companies found" })).toBeVisible();
  await page.getByLabel("Search companies").fill("alphabet works");
  await expect(page.getByRole("heading", { name: "130 Companies Found" })).toBeVisible();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(72);
  await cards.nth(71).scrollIntoViewIfNeeded();
  // The end may come into reach at once, and brings the rest along.
  await cards.nth(119).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(130);
  await cards.nth(125).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(cards.nth(125)).toBeInViewport();
});

test("the directory is loaded page by page while it is only read, and the reader's place is kept", async ({
  page,
  signUp,
}) => {
  await makeCompanies(signUp, "Zither Makers", 70);
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/companies") asked.push(searchParams.get("page"));
  });
  await page.goto("/companies");
  const last = page.getByRole("link", { name: "Zither Makers 069", exact: true });
  await expect(async () => {
    await page.getByRole("article").last().scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 100 });
  }).toPass();
  expect(asked).toEqual(asked.map((_, index) => String(index + 1)));

  const place = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(last).toBeInViewport();
});
