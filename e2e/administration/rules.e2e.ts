import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { linkInLetterTo } from "../support/letters.ts";
import { makeAdministrator } from "./administrators.ts";

// A color that cannot be read on white is refused.
test.use({ expectedProblems: [/400.*\/api\/admin\/settings/] });

test("an administrator invites somebody by a letter, writes a text in versions, and cannot choose a pale colour", async ({
  signUp,
  signedInPage,
  server,
}) => {
  const marked = await signUp({ firstName: "Ines" });
  await makeAdministrator(marked, server.dataDir);
  const page = await signedInPage(marked);
  await page.goto("/admin?section=rules");
  const email = `newcomer.${crypto.randomUUID()}@example.org`;
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
  const link = /\/auth\?invitation=[\w-]+/;
  await expect
    .poll(() => linkInLetterTo(email, server.dataDir, link), { timeout: 20_000 })
    .not.toBe("");

  await page.getByText("Imprint", { exact: true }).click();
  await page.getByLabel("Imprint").last().fill("# Imprint\n\nHarbour Street 7.");
  await page.getByRole("button", { name: "Save as version 1" }).click();
  await expect(page.getByText(/^Version 1 of /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save as version 2" })).toBeVisible();

  await page.getByLabel("Color", { exact: true }).fill("#ffff00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Choose a darker colour")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("the look that an administrator chose is on every page before any script, and the client keeps it", async ({
  signUp,
  signedInPage,
  page: visitor,
  server,
}) => {
  const marked = await signUp({ firstName: "Ines" });
  await makeAdministrator(marked, server.dataDir);
  const page = await signedInPage(marked);
  const logo = "/share.png";
  const set = (look: object) => marked.request.patch("/api/admin/settings", { data: look });
  await set({ colour: "#7a1f1f", logoUrl: new URL(logo, server.baseURL).href });
  for (const shown of [page, visitor]) {
    await shown.goto("/jobs");
    const home = shown.getByRole("link", { name: "Rolecall, start page" });
    await expect(home.locator("img")).toHaveAttribute("src", new RegExp(`${logo}$`));
    // The client took the page over.
    await shown.getByRole("link", { name: "Companies" }).first().click();
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Browse Companies");
    await expect(home.locator("img")).toHaveAttribute("src", new RegExp(`${logo}$`));
    const accent = () =>
      shown.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--color-accent"),
      );
    expect(await accent()).toContain("#7a1f1f");
    await expect(
      shown.getByRole("contentinfo").getByRole("link", { name: "Terms" }),
    ).toHaveAttribute("href", "/terms");
    await expectNoAxeViolations(shown);
  }
  await set({ colour: "#005c67", logoUrl: null });
  await page.goto("/jobs");
  await expect(
    page.getByRole("link", { name: "Rolecall, start page" }).locator("svg"),
  ).toBeVisible();
});

test("who waits for a look reads so in place of a recruiter's screens", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp({ role: "recruiter", firstName: "Wanda" }));
  // The rule is one for the whole site, which other journeys use at the same time.
  await page.route("**/api/account", async (route) => {
    const answer = await route.fetch();
    const account = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...account, waiting: true } });
  });
  for (const path of ["/dashboard", "/post-job", "/application-management"]) {
    await page.goto(path);
    await expect(
      page.getByRole("heading", { name: "Your account is waiting for a look" }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations(page);
  }
});

test("the landing page counts the board's own figures where administrators chose them, before any script", async ({
  signUp,
  request,
  server,
}) => {
  const marked = await signUp({ firstName: "Ines" });
  await makeAdministrator(marked, server.dataDir);
  const choose = (figures: string) =>
    marked.request.patch("/api/admin/settings", { data: { figures } });
  const page = async () => (await (await request.get("/")).text()).replaceAll(/<[^>]*>/g, "");
  expect(await page()).toContain("12,450+ active listings");
  await choose("own");
  await expect.poll(page).toMatch(/\d active listings?.*\d (company|companies).*\d remote jobs?/);
  expect(await page()).not.toContain("12,450+");
  await choose("fixed");
  await expect.poll(page).toContain("98.7% success rate");
});
