import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";

const pauseClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

/** Lets the paused clock of the page go on in small steps. */
const runUntilVisible = (shown: Locator) =>
  expect
    .poll(async () => {
      await shown.page().clock.runFor(10);
      return shown.isVisible();
    })
    .toBe(true);

test("cards tell the first 150 letters of a job, and the first 120 of a company", async ({
  signUp,
  page,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const long = "0123456789".repeat(16);
  const company = await recruiter.makeCompany({ name: "Ledger & Ink", description: long });
  await recruiter.postJob({ title: "Scrivener", companyId: company.id, description: long });
  await recruiter.postJob({ title: "Copyist", description: long.slice(0, 150) });
  await page.goto("/jobs?query=scrivener");
  await expect(page.getByText(`${long.slice(0, 150)}...`, { exact: true })).toBeVisible();
  await page.goto("/jobs?query=copyist");
  await expect(page.getByText(long.slice(0, 150), { exact: true })).toBeVisible();
  await page.goto("/companies?query=ledger");
  await expect(page.getByText(`${long.slice(0, 120)}...`, { exact: true })).toBeVisible();
});

test("salaries stand below one another: at the left on phones, at the right on wide screens", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const { id: companyId } = await recruiter.makeCompany();
  for (const title of ["Cook", `Keeper of ${"the Lighthouse and ".repeat(6)}the Birds`])
    await recruiter.postJob({ title, companyId, salaryMax: 50_000 });
  const page = await signedInPage(recruiter);
  await page.goto(`/companies/${companyId}`);
  const salary = page.getByText("Up to $50,000", { exact: true });
  await expect(salary).toHaveCount(2);
  const edges = () =>
    salary.evaluateAll((texts) =>
      texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top } = range.getBoundingClientRect();
        const title = text.closest("article")?.querySelector("h3")?.getBoundingClientRect();
        return { left, right, isBelow: title !== undefined && top >= title.bottom };
      }),
    );
  for (const [width, edge, isBelow] of [
    [375, "left", true],
    [768, "right", false],
    [1280, "right", false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [first, second] = await edges();
    expect(first?.[edge], `${width} px`).toBeCloseTo(second?.[edge] ?? 0, 0);
    expect([first?.isBelow, second?.isBelow], `${width} px`).toEqual([isBelow, isBelow]);
  }
});

test("a message stands for five seconds, can be reached with F8, and goes with a swipe", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.setViewportSize({ width: 768, height: 800 });
  await page.clock.install();
  await page.goto("/profile");
  const save = page.getByRole("button", { name: "Save Profile" });
  const toast = page.getByText("Profile Updated", { exact: true });
  const message = page.locator(".toast");
  const swipe = async (distance: number) => {
    const { x, y } = (await message.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20 + distance / 2, y + 20);
    await page.mouse.move(x + 20 + distance, y + 20);
    await page.mouse.up();
  };

  await expect(save).toBeVisible();
  await pauseClock(page);
  await save.click();
  await runUntilVisible(toast);
  const list = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list");
  expect((await list.boundingBox())?.width).toBe(420);
  await page.clock.runFor(4_800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toBeHidden();

  await save.click();
  await runUntilVisible(toast);
  await page.keyboard.press("F8");
  await expect(list).toBeFocused();
  await swipe(49);
  await page.clock.runFor(400);
  await expect(toast).toBeVisible();
  await swipe(56);
  await page.clock.runFor(400);
  await expect(toast).toBeHidden();
});

test("the new role's own screen opens one second after it was saved", async ({
  signUp,
  signedInPage,
}) => {
  const page = await signedInPage(await signUp());
  await page.clock.install();
  await page.goto("/select-role");
  await page.getByRole("radio", { name: "Company" }).click();
  await pauseClock(page);
  await page.getByRole("button", { name: "Continue as Company" }).click();
  await runUntilVisible(page.getByText("Role updated successfully!", { exact: true }));
  await expect(page.getByRole("button", { name: "Setting up your account..." })).toBeDisabled();
  await page.clock.runFor(800);
  await expect(page).toHaveURL(/\/select-role$/);
  await page.clock.runFor(300);
  await expect(page).toHaveURL(/\/companies$/);
});
