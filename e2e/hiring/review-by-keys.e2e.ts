import { expect, type Locator, type Page } from "@playwright/test";
import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import type { Person, SignUp } from "../support/people.ts";
import { isFrameFocused, preview, previewButton, problemsOfPreviews } from "../support/preview.ts";
import { expectToast } from "../support/toast.ts";

const failedChange = /500.*\/api\/applications\/.*\/status$/;
test.use({
  expectedProblems: [new RegExp(`${problemsOfPreviews.source}|${failedChange.source}`)],
});

const atOnce = 7;

/** A recruiter's job to which so many candidates applied, each with a letter of many lines. */
const reviewOf = async (signUp: SignUp, count: number) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Lamplighter" });
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  for (let done = 0; done < count; done += atOnce)
    await Promise.all(
      numbers.slice(done, done + atOnce).map(async (number) => {
        const candidate = await signUp({ firstName: "Lou", lastName: `Reed ${number}` });
        await candidate.applyTo(job, "Hello,\n\nI light lamps.\n\nI put them out.\n\nRegards");
      }),
    );
  return { recruiter, job, path: `/jobs/${job.id}/applications` };
};

const statusesIn = async ({ request }: Person, job: { id: string }) => {
  const answer = await request.get(`/api/applications/job/${job.id}`);
  const applications = (await answer.json()) as LoadedApplication[];
  return applications.map(({ status }) => status);
};

const current = (page: Page): Locator => page.locator("article[aria-current=true]");
const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");
const nameOf = (card: Locator) => card.getByRole("heading", { level: 2 });
/** The names of the candidates, once all of them are there. */
const namesOf = async (page: Page, count: number) => {
  await expect(cards(page)).toHaveCount(count);
  return nameOf(cards(page)).allTextContents();
};

test("twenty decisions in a job's list take at most 20 keys", async ({ signUp, signedInPage }) => {
  const { recruiter, job, path } = await reviewOf(signUp, 22);
  const page = await signedInPage(recruiter);
  await page.goto(path);
  await expect(cards(page)).toHaveCount(20);
  await expect(current(page)).toHaveCount(1);

  const decided: ApplicationStatus[] = [];
  let keys = 0;
  while (decided.length < 20) {
    const place = (decided.length % 5) + 2;
    decided.push(applicationStatuses[place - 1] ?? "pending");
    await page.keyboard.press(String(place));
    keys += 1;
  }
  expect(keys).toBeLessThanOrEqual(20);
  // The next page was loaded ahead, and the one after the twentieth is marked.
  await expect(cards(page)).toHaveCount(22);
  await expect(current(page)).toHaveAttribute(
    "aria-label",
    (await nameOf(cards(page).nth(20)).textContent()) ?? "",
  );
  await expect.poll(() => statusesIn(recruiter, job)).toEqual([...decided, "pending", "pending"]);
});

test("decisions by key go through the pending ones until none is left", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, job, path } = await reviewOf(signUp, 3);
  const page = await signedInPage(recruiter);
  await page.goto(`${path}?status=pending`);
  await expect(cards(page)).toHaveCount(3);
  await expect(current(page)).toHaveCount(1);
  for (const left of [2, 1, 0]) {
    await page.keyboard.press("5");
    await expect(cards(page)).toHaveCount(left);
  }
  await expect(page.getByText("No applications with this status")).toBeVisible();
  expect(await statusesIn(recruiter, job)).toEqual(["rejected", "rejected", "rejected"]);
});

test("J, K and the arrow keys mark the next and the previous candidate, and so do the buttons", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, path } = await reviewOf(signUp, 3);
  const page = await signedInPage(recruiter);
  await page.goto(path);
  const names = await namesOf(page, 3);
  const marked = (place: number) =>
    expect(current(page)).toHaveAttribute("aria-label", names[place] ?? "");
  await marked(0);
  await page.keyboard.press("j");
  await marked(1);
  await expect(current(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await marked(2);
  await page.keyboard.press("j");
  await marked(2);
  await page.keyboard.press("K");
  await marked(1);
  await page.keyboard.press("ArrowUp");
  await marked(0);
  await page.getByRole("button", { name: "Next application" }).click();
  await marked(1);
  await page.getByRole("button", { name: "Previous application" }).click();
  await marked(0);
  // Who comes to another candidate, by pointer or by Tab, marks that one.
  await nameOf(cards(page).nth(2)).click();
  await marked(2);
  await previewButton(page, names[1] ?? "").focus();
  await marked(1);
});

test("keys do nothing while a list or a dialog is open, with Ctrl, or in a field", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, job, path } = await reviewOf(signUp, 2);
  const page = await signedInPage(recruiter);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.url());
  });
  await page.goto(path);
  await expect(current(page)).toHaveCount(1);
  await page.keyboard.press("Control+5");
  await page.getByLabel("Status", { exact: true }).click();
  await expect(page.getByRole("option", { name: "All Statuses" })).toBeFocused();
  await page.keyboard.press("5");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByText("Next candidate", { exact: true })).toBeVisible();
  await expect(help.getByText("Interview Scheduled, then the next candidate")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("5");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();

  // A field that the page may have at any time.
  await page.evaluate(() => {
    const field = document.createElement("input");
    document.querySelector("main")?.append(field);
    field.focus();
  });
  await page.keyboard.press("5");
  expect(sent).toEqual([]);
  expect(await statusesIn(recruiter, job)).toEqual(["pending", "pending"]);
});

test("a decision with a resume open is about the candidate whose resume is shown, and opens the next one's", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, job, path } = await reviewOf(signUp, 3);
  const page = await signedInPage(recruiter);
  await page.goto(path);
  const [first = "", second = "", third = ""] = await namesOf(page, 3);
  await expect(current(page)).toHaveCount(1);
  await page.keyboard.press("p");
  await expect(preview(page, first).getByText("Page 1 of 1")).toBeVisible();
  await isFrameFocused(page);
  // Within the resume's frame.
  await page.keyboard.press("3");
  await expect(preview(page, second).getByText("Page 1 of 1")).toBeVisible();
  await expect(current(page)).toHaveAttribute("aria-label", second);
  await expectNoAxeViolations(page);
  // The panel carries the letter, and the list one line each.
  const letter = preview(page, second).getByRole("region", { name: `Cover letter of ${second}` });
  await expect(letter.getByText("I light lamps.")).toBeVisible();
  await letter.getByRole("button", { name: /^Show more/ }).click();
  await expect(letter.getByText("Regards")).toBeInViewport();
  for (const card of await cards(page).all())
    expect((await card.boundingBox())?.height).toBeLessThan(50);
  const buttons = preview(page, second).getByRole("group", { name: `Move ${second} to` });
  await expect(buttons.getByRole("button", { name: "Pending" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await buttons.getByRole("button", { name: "Hired" }).click();
  await expect(preview(page, third)).toBeVisible();
  await expect.poll(() => statusesIn(recruiter, job)).toEqual(["shortlisted", "hired", "pending"]);

  // A press on another candidate's card shows their resume; their controls leave the open one alone.
  await nameOf(cards(page).nth(0)).click();
  await expect(preview(page, first)).toBeVisible();
  await page.getByRole("combobox", { name: `Status of ${third}` }).focus();
  await expect(current(page)).toHaveAttribute("aria-label", first);
});

test("a letter of more than three lines is folded until somebody wants to read on", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, job, path } = await reviewOf(signUp, 1);
  await (await signUp({ firstName: "Ivo", lastName: "Short" })).applyTo(job, "One line.");
  const page = await signedInPage(recruiter);
  await page.goto(path);
  const long = page.getByRole("article", { name: "Lou Reed 1" });
  const last = long.getByText("Regards");
  await expect(last).not.toBeInViewport();
  const more = long.getByRole("button", { name: "Show more of Lou Reed 1's letter" });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  await expect(last).toBeInViewport();
  await long.getByRole("button", { name: "Show less of Lou Reed 1's letter" }).click();
  await expect(last).not.toBeInViewport();
  await expect(
    page.getByRole("article", { name: "Ivo Short" }).getByRole("button", { name: /Show more/ }),
  ).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("a decision by key that fails says so, and the status stays", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, path } = await reviewOf(signUp, 1);
  const page = await signedInPage(recruiter);
  await page.goto(path);
  await page.route("**/status", (route) => route.fulfill({ status: 500, body: "Out of paper" }));
  await expect(current(page)).toHaveCount(1);
  await page.keyboard.press("6");
  await expectToast(page, "Error", "Failed to update status");
  await expect(page.getByRole("combobox", { name: /^Status of/ })).toHaveText("Pending");
});

/** What of the focused element lies behind something else: its middle, or its first line of pixels. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = [top + 1, top + height / 2].every((y) => {
      const at = document.elementFromPoint(left + width / 2, y);
      return at !== null && (focused.contains(at) || at.contains(focused));
    });
    return seen ? null : `${focused.tagName} ${focused.textContent} at ${top}`;
  });

test("who goes back through the applications by Shift and Tab sees each control that has the focus", async ({
  signUp,
  signedInPage,
}) => {
  const { recruiter, path } = await reviewOf(signUp, 6);
  const page = await signedInPage(recruiter);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(cards(page)).toHaveCount(6);
  await cards(page).last().getByRole("button").last().focus();
  const hidden: (string | null)[] = [];
  const isInBar = () =>
    page.evaluate(() => document.activeElement?.closest(".sticky-bar") !== null);
  while (!(await isInBar())) {
    hidden.push(await hiddenFocus(page));
    await page.keyboard.press("Shift+Tab");
  }
  expect(hidden.length).toBeGreaterThan(12);
  expect(hidden.filter((what) => what !== null)).toEqual([]);
});
