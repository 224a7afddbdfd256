import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";

test.use({
  serverEnv: { DEMO_DATA: "on" },
  // What Playwright runs in every frame does not run in that of an email.
  expectedProblems: [/Blocked script execution/],
});

const bar = (page: Page) => page.getByRole("complementary", { name: "Tour" });
const person = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });

/** One click, after which the bar says who looks around. */
const lookAroundAs = async (page: Page, name: string) => {
  await person(page, name).click();
  await expect(person(page, name)).toHaveAttribute("aria-pressed", "true");
};

test("eight people are visited in one click each, and each finds what waits for them", async ({
  page,
}) => {
  await page.goto("/jobs");
  await expect(bar(page)).toContainText("You are looking around as");
  const waiting: [string, () => Promise<void>][] = [
    ["Candidate", () => expect(page.getByText("2 unread")).toBeVisible()],
    [
      "Candidate without a profile",
      () => expect(page.getByRole("link", { name: "Choose a time" })).toBeVisible(),
    ],
    ["Recruiter", () => expect(page.getByText(/\d undecided/).first()).toBeVisible()],
    ["Reviewer", () => expect(page.getByText(/^\d+ applications$/)).toHaveCount(3)],
    ["Owner", () => expect(page.getByText(/\d undecided/).first()).toBeVisible()],
    ["Company alone", () => expect(page.getByText(/\d undecided/).first()).toBeVisible()],
    ["Administrator", () => expect(page.getByText(/a third lower than the one/)).toBeVisible()],
    [
      "Stranger",
      () => expect(page.getByRole("heading", { level: 1, name: /right job/ })).toBeVisible(),
    ],
  ];
  for (const [name, finds] of waiting) {
    await lookAroundAs(page, name);
    await finds();
  }
});

test("an email that was sent is found and read in the mail of the tour", async ({ page }) => {
  await page.goto("/");
  await bar(page).getByRole("link", { name: "Mail" }).click();
  await page.getByRole("searchbox", { name: "Recipient or subject" }).fill("demo-beginner");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /^Choose a time/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Choose a time");
  const letter = page.frameLocator("iframe");
  await expect(letter.getByText(/invites you to an interview/)).toBeVisible();
  await bar(page).getByRole("link", { name: "Mail" }).waitFor();
  await expectNoAxeViolations(page);
  const opened = page.waitForEvent("popup");
  await letter.getByRole("link", { name: "Choose a time" }).click();
  const interview = await opened;
  await expect(interview.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(interview.url()).pathname).toMatch(/^\/interviews\//);
});

test("the bar is hidden by one click, stays so in this browser, and comes back", async ({
  page,
}) => {
  await page.goto("/jobs");
  await bar(page).getByRole("button", { name: "Hide the tour" }).click();
  await expect(person(page, "Recruiter")).toHaveCount(0);
  await page.reload();
  const show = bar(page).getByRole("button", { name: "Show the tour" });
  await expect(show).toBeVisible();
  await show.click();
  await expect(person(page, "Recruiter")).toBeVisible();
});

test("the tour is taken by the keyboard alone", async ({ page }) => {
  await page.goto("/jobs");
  await person(page, "Stranger").focus();
  await page.keyboard.press("ArrowRight");
  await expect(person(page, "Candidate")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(person(page, "Administrator")).toHaveAttribute("aria-pressed", "true");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the bar covers nothing, at any width, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of ["/jobs", "/outbox"]) {
      await page.goto(path);
      await person(page, "Stranger").waitFor();
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const [tour, top] = await Promise.all([
          bar(page).boundingBox(),
          page.getByRole("banner").boundingBox(),
        ]);
        expect((tour?.y ?? 0) + (tour?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
        const isWider = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect([path, width, isWider]).toEqual([path, width, false]);
        if (width === 375 || width === 1280) await expectNoAxeViolations(page);
      }
    }
  });

test("no first screen waits for the bar: its scripts come when the page has come to rest", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/jobs");
  expect(scripts).not.toContain("/tour-bar.js");
  await person(page, "Stranger").waitFor();
  expect(scripts.at(-1)).toBe("/tour-bar.js");
});
