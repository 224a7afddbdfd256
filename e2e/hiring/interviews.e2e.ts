import { expect } from "@playwright/test";
import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";

test("a recruiter offers times, the candidate takes one at a link without an account, and both see it", async ({
  signUp,
  signedInPage,
  browser,
  baseURL,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Olga", lastName: "Brandt" });
  const job = await recruiter.postJob({ title: "Tide Reader" });
  const nils = await signUp({ firstName: "Nils", lastName: "Hagen" });
  const application = await nils.applyTo(job);
  // At all hours, whichever day it is.
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" }));
  const availability = { timeZone: "UTC", hours, bufferMinutes: 0 };
  await recruiter.request.put("/api/availability", { data: availability });

  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  const card = page.getByRole("article", { name: "Nils Hagen" });
  await card.getByRole("button", { name: "Interviews" }).click();
  await expect(card.getByText("Nils Hagen has no interview yet.")).toBeVisible();
  await card.getByRole("button", { name: "Schedule interview" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox", { name: "Olga Brandt" })).toBeChecked();
  await dialog.getByLabel("Room").fill("Lighthouse");
  await dialog.getByRole("button", { name: "Offer times" }).click();
  await expect(dialog.getByText("Choose at least one time to offer")).toBeVisible();
  const later = dialog.getByRole("button", { name: "Later week" });
  await later.press("Enter");
  const free = dialog.getByRole("grid", { name: "Free times" }).getByRole("button");
  await expect(free.first()).toBeVisible();
  await expect(later).toBeFocused();
  await later.press("Tab");
  await expect(free.first()).toBeFocused();
  for (const key of ["Enter", "ArrowRight", "Space", "ArrowDown", "Space"])
    await page.keyboard.press(key);
  await expect(dialog.getByText("3 chosen.")).toBeVisible();
  const chosen = dialog.getByRole("list", { name: "Chosen times" }).getByRole("button");
  await chosen.last().click();
  await expect(dialog.getByText("2 chosen.")).toBeVisible();
  await expectNoAxeViolations(page);
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 375, height: 720 });
  const listed = dialog.getByRole("list", { name: "Free times" });
  await expect(listed.getByRole("button", { pressed: true })).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.setViewportSize(wide);
  await dialog.getByRole("button", { name: "Offer times" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText("Waiting for the candidate")).toBeVisible();

  const path = `/api/applications/${application.id}/interviews`;
  const [proposed] = (await (await nils.request.get(path)).json()) as Interview[];
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", timezoneId: "Asia/Tokyo" });
  const visitor = await elsewhere.newPage();
  await visitor.goto(new URL(proposed?.pageUrl ?? "").pathname);
  await expect(
    visitor.getByRole("heading", { level: 1, name: "Interview for Tide Reader" }),
  ).toBeVisible();
  await expect(visitor.getByText("Times are in your time zone, Asia/Tokyo")).toBeVisible();
  const offered = visitor.getByRole("grid", { name: "Offered times" }).getByRole("button");
  await expect(offered).toHaveCount(2);
  await offered.nth(1).press("Enter");
  await expectNoAxeViolations(visitor);
  await visitor.getByRole("button", { name: "Take this time" }).click();
  await expect(visitor.getByText("Your interview")).toBeVisible();
  await visitor.getByRole("button", { name: "Choose another time" }).click();
  await expect(offered).toHaveCount(1);
  await expect(visitor.getByText("Lighthouse")).toHaveCount(0);
  await elsewhere.close();

  await page.reload();
  await expect(card.getByText("Interview Scheduled", { exact: true }).first()).toBeVisible();
  await card.getByRole("button", { name: "Interviews" }).click();
  await expect(card.getByText("Confirmed", { exact: true })).toBeVisible();

  const own = await signedInPage(nils);
  await own.goto(`/my-applications/${application.id}`);
  await expect(own.getByRole("heading", { name: "Interviews" })).toBeVisible();
  await expect(own.getByText("Room: Lighthouse")).toBeVisible();
  await own.getByRole("link", { name: "Change or cancel" }).click();
  await own.getByRole("button", { name: "Cancel the interview" }).click();
  await own.getByRole("dialog").getByRole("button", { name: "Cancel it" }).click();
  await expect(own.getByRole("heading", { name: "The interview is cancelled" })).toBeVisible();

  await page.reload();
  await card.getByRole("button", { name: "Interviews" }).click();
  await expect(card.getByText("Cancelled", { exact: true })).toBeVisible();
});
