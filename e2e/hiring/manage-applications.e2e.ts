import { expect, type Page } from "@playwright/test";
import { test } from "../support/desk.ts";
import { chooseByKeyboard, tabTo } from "../support/keyboard.ts";
import { expectToast } from "../support/toast.ts";

// The desk takes a while to lay: one worker does it for all of these.
test.describe.configure({ mode: "default" });
test.use({ expectedProblems: [/500.*\/api\/applications\/(filter|bulk-update)/] });

const summary = (page: Page) => page.getByText(/^Showing \d+ of/);
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const names = (page: Page) => rows(page).getByText(/^Cara \d\d$/);
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const selectAll = (page: Page) => page.getByRole("checkbox", { name: "Select all" });
const bar = (page: Page) => page.getByRole("region", { name: "Selected applications" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });

const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("105 applications come in pages of 20, with five pages to choose from", async ({
  desk,
  signedInPage,
}) => {
  const page = await signedInPage(desk.recruiter);
  await page.goto("/application-management");
  await expect(summary(page)).toHaveText("Showing 20 of 105 applications");
  await expect(page.getByText("Page 1 of 6")).toBeVisible();
  await expect(pages(page).getByRole("button")).toHaveText([
    "Previous",
    "1",
    "2",
    "3",
    "4",
    "5",
    "Next",
  ]);
  await expect(pages(page).getByRole("button", { name: "Previous" })).toBeDisabled();

  await pages(page).getByRole("button", { name: "Page 5" }).click();
  await expect(page.getByText("Page 5 of 6")).toBeVisible();
  await expect(page).toHaveURL(/page=5/);
  await pages(page).getByRole("button", { name: "Next" }).click();
  await expect(summary(page)).toHaveText("Showing 5 of 105 applications");
  await expect(pages(page).getByRole("button")).toHaveText([
    "Previous",
    "2",
    "3",
    "4",
    "5",
    "6",
    "Next",
  ]);
  await expect(pages(page).getByRole("button", { name: "Next" })).toBeDisabled();

  await choose(page, "Sort Order", "Ascending");
  await expect(page.getByText("Page 1 of 6")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Page 6 of 6")).toBeVisible();
  await page.goto("/application-management?page=40");
  await expect(page.getByText("Page 6 of 6")).toBeVisible();
});

test("an address with meaningless filters filters nothing", async ({ desk, signedInPage }) => {
  const page = await signedInPage(desk.recruiter);
  for (const words of ["page=0", "status=made-up", "sortBy=age&sortOrder=up", "jobId=7"]) {
    await page.goto(`/application-management?${words}`);
    await expect(page.getByText("Showing 20 of 105 applications"), words).toBeVisible();
    await expect(page.getByText("Page 1 of 6"), words).toBeVisible();
  }
});

test("headings sort: another column begins descending, the active one turns around", async ({
  desk,
  signedInPage,
}) => {
  const page = await signedInPage(desk.recruiter);
  await page.goto(`/application-management?jobId=${desk.jobs.Archivist.id}`);
  await expect(summary(page)).toHaveText("Showing 20 of 21 applications");
  const candidate = page.getByRole("columnheader", { name: "Candidate" });
  await expect(page.getByRole("columnheader", { name: "Applied Date" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await candidate.getByRole("button").click();
  await expect(names(page).first()).toHaveText("Cara 21");
  await expect(candidate).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByLabel("Sort By")).toHaveText("Candidate Name");
  await candidate.getByRole("button").click();
  await expect(names(page).first()).toHaveText("Cara 01");
  await expect(candidate.getByRole("button")).toBeFocused();
  await expect(page.getByLabel("Sort Order")).toHaveText("Ascending");
  await page.getByRole("columnheader", { name: "Job Position" }).getByRole("button").click();
  await expect(page.getByLabel("Sort Order")).toHaveText("Descending");
});

test("filters narrow the list together, and are cleared together", async ({
  desk,
  signedInPage,
}) => {
  const page = await signedInPage(desk.recruiter);
  await page.goto("/application-management");
  await choose(page, "Job Position", "Bookbinder");
  await expect(summary(page)).toHaveText("Showing 20 of 21 applications");
  await page.getByLabel("Search Candidates").fill("CARA-07@");
  await expect(summary(page)).toHaveText("Showing 1 of 1 applications");
  await expect(pages(page)).toBeHidden();
  const row = rows(page);
  await expect(row.getByRole("rowheader")).toHaveText(/Cara 07\s*cara-07@example\.com/);
  await expect(row.getByRole("cell")).toHaveText([
    "",
    /Bookbinder\s*Paper Trail/,
    "Pending",
    /^[A-Z][a-z]{2} \d\d, \d{4}$/,
  ]);
  await choose(page, "Status", "Hired");
  await expect(page.getByRole("heading", { name: "No applications found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters to see more results.")).toBeVisible();

  await page.getByLabel("Search Candidates").pressSequentially("x");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(summary(page)).toHaveText("Showing 20 of 105 applications");
  await expect(page).toHaveURL(/\/application-management$/);
  await expect(page.getByLabel("Search Candidates")).toHaveValue("");
  await expect(page.getByLabel("Status", { exact: true })).toHaveText("All Statuses");
});

test("days are chosen from a calendar and shown in short", async ({ desk, signedInPage }) => {
  const page = await signedInPage(desk.recruiter);
  await page.goto("/application-management");
  const from = page.getByRole("button", { name: /^Applied From/ });
  await expect(from).toHaveText("Select date");
  await from.click();
  await page.getByRole("button", { name: "Go to the Next Month" }).click();
  await page.getByRole("button", { name: / 15, \d{4}$/ }).click();
  await expect(from).toHaveText(/^[A-Z][a-z]{2} 15, \d{4}$/);
  await expect(page.getByRole("heading", { name: "No applications found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear date" }).click();
  await expect(summary(page)).toHaveText("Showing 20 of 105 applications");
});

test("a recruiter selects some or all applications, and the selection ends when the list changes", async ({
  desk,
  signedInPage,
}) => {
  const page = await signedInPage(desk.recruiter);
  await page.goto(`/application-management?jobId=${desk.jobs.Archivist.id}&sortBy=candidate`);
  await box(page, "Cara 21").click();
  await expect(bar(page)).toContainText("1 application selected");
  await expect(selectAll(page)).toHaveAttribute("aria-checked", "mixed");
  await selectAll(page).click();
  await expect(bar(page)).toContainText("20 applications selected");
  await expect(selectAll(page)).toBeChecked();

  await page.getByRole("button", { name: "Update Status" }).click();
  await expectToast(
    page,
    "Invalid Selection",
    "Please select applications and a status to update.",
  );

  await pages(page).getByRole("button", { name: "Next" }).click();
  await expect(summary(page)).toHaveText("Showing 1 of 21 applications");
  await expect(page.getByRole("button", { name: "Clear Selection" })).toBeHidden();
  await pages(page).getByRole("button", { name: "Previous" }).click();
  await expect(summary(page)).toHaveText("Showing 20 of 21 applications");
  await expect(selectAll(page)).not.toBeChecked();

  await box(page, "Cara 20").click();
  await page.getByRole("button", { name: "Clear Selection" }).click();
  await expect(selectAll(page)).toBeFocused();
});

test("selected applications move to a status together", async ({ desk, signedInPage }) => {
  const page = await signedInPage(desk.recruiter);
  await page.goto(`/application-management?jobId=${desk.jobs.Cataloguer.id}&sortBy=candidate`);
  for (const name of ["Cara 21", "Cara 19", "Cara 18"]) await box(page, name).click();
  await choose(page, "New status", "Shortlisted");
  await page.route("**/api/applications/bulk-update", (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Update Status" }).click();
  await expectToast(page, "Bulk Update Failed", "Internal Server Error");
  await expect(bar(page)).toContainText("3 applications selected");

  await page.getByRole("button", { name: "Update Status" }).click();
  await expectToast(page, "Bulk Update Successful", "Successfully updated 3 applications.");
  await expect(bar(page)).toBeEmpty();
  await expect(rows(page).filter({ hasText: "Shortlisted" }).getByText(/^Cara/)).toHaveText([
    "Cara 21",
    "Cara 19",
    "Cara 18",
  ]);
});

test("when the last page empties, the one before it is shown", async ({ desk, signedInPage }) => {
  const page = await signedInPage(desk.recruiter);
  const engraver = `jobId=${desk.jobs.Engraver.id}`;
  await page.goto(`/application-management?${engraver}&status=pending&page=2`);
  await expect(summary(page)).toHaveText("Showing 1 of 21 applications");
  await selectAll(page).click();
  await choose(page, "New status", "Rejected");
  await page.getByRole("button", { name: "Update Status" }).click();
  await expect(summary(page)).toHaveText("Showing 20 of 20 applications");
});

test("applications are filtered, selected and moved on by keyboard alone", async ({
  desk,
  signedInPage,
}) => {
  const page = await signedInPage(desk.recruiter);
  await page.goto("/application-management");
  await expect(summary(page)).toBeVisible();
  await chooseByKeyboard(page, page.getByLabel("Job Position"), "Draughtsman");
  await expect(summary(page)).toHaveText("Showing 20 of 21 applications");
  await tabTo(page, selectAll(page));
  await page.keyboard.press("Space");
  await chooseByKeyboard(page, page.getByLabel("New status"), "Under Review", "Shift+Tab");
  await tabTo(page, page.getByRole("button", { name: "Update Status" }));
  await page.keyboard.press("Enter");
  await expectToast(page, "Bulk Update Successful", "Successfully updated 20 applications.");
  await expect(selectAll(page)).toBeFocused();
  await expect(rows(page).getByText("Under Review")).toHaveCount(20);
});

for (const width of [375, 1280])
  test(`the focused element is visible when moving up by keyboard, ${width} pixels wide`, async ({
    desk,
    signedInPage,
  }) => {
    const page = await signedInPage(desk.recruiter);
    await page.setViewportSize({ width, height: 760 });
    await page.goto("/application-management");
    await rows(page).getByRole("checkbox").nth(15).click();
    for (let step = 0; step < 36; step += 1) {
      await page.keyboard.press("Shift+Tab");
      const seen = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused) return null;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return above && (focused.contains(above) || above.contains(focused));
      });
      expect(seen).toBe(true);
    }
  });

test("on phones the filters fold away, and say how many are set", async ({
  desk,
  signedInPage,
}) => {
  const page = await signedInPage(desk.recruiter);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`/application-management?jobId=${desk.jobs.Archivist.id}&sortBy=candidate`);
  await expect(summary(page)).toHaveText("Showing 20 of 21 applications");
  await expect(page.getByRole("heading", { name: "Filters and Sorting" })).toBeVisible();
  await expect(names(page).first()).toBeInViewport();
  await page.getByLabel("Search Candidates").fill("cara-01");
  await expect(summary(page)).toHaveText("Showing 1 of 1 applications");
  const filters = page.getByRole("button", { name: "Filters (1)" });
  await expect(page.getByLabel("Status", { exact: true })).toBeHidden();
  await tabTo(page, filters, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(filters).toHaveAttribute("aria-expanded", "true");
  await chooseByKeyboard(page, page.getByLabel("Status", { exact: true }), "Hired");
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeHidden();
  await expect(summary(page)).toHaveText("Showing 20 of 105 applications");
});

test("changing a filter cancels the request for the earlier one", async ({
  desk,
  signedInPage,
}) => {
  const page = await signedInPage(desk.recruiter);
  await page.goto("/application-management");
  await expect(summary(page)).toBeVisible();
  // An answer that never comes.
  await page.route(/status=hired/, () => undefined);
  const cancelled = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("status=hired"),
  );
  await choose(page, "Status", "Hired");
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await choose(page, "Status", "All Statuses");
  expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(summary(page)).toHaveText("Showing 20 of 105 applications");
});

test("a list that could not be loaded can be asked for again", async ({ desk, signedInPage }) => {
  const page = await signedInPage(desk.recruiter);
  const list = "**/api/applications/filter?*";
  await page.route(list, (route) => route.fulfill({ status: 500 }));
  await page.goto("/application-management");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(summary(page)).toHaveText("Showing 20 of 105 applications");
});
