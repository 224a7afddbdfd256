import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { preview, previewButton, problemsOfPreviews } from "../support/preview.ts";

test.use({ expectedProblems: [problemsOfPreviews] });

test("a recruiter stars, tags and notes an application, and finds it all again", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Olga", lastName: "Brandt" });
  const job = await recruiter.postJob({ title: "Almanac Keeper" });
  const nils = await signUp({ firstName: "Nils", lastName: "Hagen" });
  await nils.applyTo(job);

  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  const card = page.getByRole("article", { name: "Nils Hagen" });
  const star = card.getByRole("button", { name: /^Star Nils Hagen/ });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.press("Enter");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(star).toHaveText("Star Nils Hagen1");

  const tag = card.getByRole("textbox", { name: "New tag for Nils Hagen" });
  await tag.fill("night shift / remote");
  await tag.press("Enter");
  const tags = card.getByRole("list", { name: "Tags of Nils Hagen" });
  await expect(tags.getByRole("listitem")).toHaveText(["night shift / remote"]);
  await expect(tag).toHaveValue("");

  await card.getByRole("button", { name: "Notes" }).click();
  const notes = card.getByRole("region", { name: "Notes on Nils Hagen" });
  const box = notes.getByRole("textbox", { name: "New note on Nils Hagen" });
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(notes.getByText("Note is required")).toBeVisible();
  // The keys of the review are letters while somebody writes.
  await box.pressSequentially("Knows 5 almanacs.");
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(notes.getByRole("listitem")).toContainText(["Olga Brandt"]);
  await expect(notes.getByRole("listitem")).toContainText(["Knows 5 almanacs."]);
  await expect(box).toHaveValue("");
  await expect(card.getByText("Pending", { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await notes.getByRole("button", { name: "Edit" }).click();
  const change = notes.getByRole("textbox", { name: "Change the note" });
  await change.fill("Knows six almanacs.");
  await notes.getByRole("button", { name: "Save" }).click();
  await expect(notes.getByText("edited")).toBeVisible();

  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(tags.getByRole("listitem")).toHaveCount(1);
  await card.getByRole("button", { name: "Notes" }).click();
  await expect(notes.getByText("Knows six almanacs.")).toBeVisible();
  await notes.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Delete note" }).click();
  // Until it is closed it hides the notes.
  await expect(question).toHaveCount(0);
  await expect(notes.getByText("Knows six almanacs.")).toHaveCount(0);
  await tags.getByRole("button", { name: "Remove night shift / remote" }).click();
  await expect(tags).toHaveCount(0);
});

test("a note half written goes along into the panel of the resume, where all of the card is reached by keyboard", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Almanac Binder" });
  const nils = await signUp({ firstName: "Nils", lastName: "Hagen" });
  await nils.applyTo(job);
  const page = await signedInPage(recruiter);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/jobs/${job.id}/applications`);
  const card = page.getByRole("article", { name: "Nils Hagen" });
  const newNote = { name: "New note on Nils Hagen" };
  await card.getByRole("button", { name: "Notes" }).click();
  await card.getByRole("textbox", newNote).fill("Knows");

  await previewButton(page, "Nils Hagen").click();
  const panel = preview(page, "Nils Hagen");
  await expect(panel.getByText("Page 1 of 1")).toBeVisible();
  const box = panel.getByRole("textbox", newNote);
  await expect(box).toHaveValue("Knows");
  await expect(card.getByRole("textbox", newNote)).toHaveCount(0);
  await expectNoAxeViolations(page);

  const close = panel.getByRole("button", { name: "Close" });
  await close.focus();
  await tabTo(page, panel.getByRole("button", { name: /^Star Nils Hagen/ }));
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: /^Star Nils Hagen/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await tabTo(page, panel.getByRole("textbox", { name: "New tag for Nils Hagen" }));
  await page.keyboard.type("jk 5");
  await page.keyboard.press("Enter");
  const tags = panel.getByRole("list", { name: "Tags of Nils Hagen" });
  await expect(tags.getByRole("listitem")).toHaveText(["jk 5"]);
  await tabTo(page, box);
  // Keys that elsewhere in the panel decide, close it and turn pages.
  await page.keyboard.press("End");
  await page.keyboard.type(" 5 almanacs, +1");
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("Knows 5 almanacs, +1");
  await expect(card.getByText("Pending", { exact: true }).first()).toBeVisible();

  await close.click();
  await expect(panel).toHaveCount(0);
  await expect(card.getByRole("textbox", newNote)).toHaveValue("Knows 5 almanacs, +1");
  await expect(card.getByRole("list", { name: "Tags of Nils Hagen" })).toHaveText("jk 5");

  // The last one that leaves a filtered list keeps its resume open, and what the panel has beside it.
  await page.goto(`/jobs/${job.id}/applications?status=pending`);
  await previewButton(page, "Nils Hagen").click();
  await panel.getByRole("button", { name: "Shortlisted" }).click();
  await expect(page.getByText("No applications with this status")).toBeVisible();
  // What was left half written stands there again.
  await expect(panel.getByRole("textbox", newNote)).toHaveValue("Knows 5 almanacs, +1");
  await page.goto(`/jobs/${job.id}/applications`);
  await expect(card.getByRole("textbox", newNote)).toHaveValue("Knows 5 almanacs, +1");
  await card.getByRole("button", { name: "Add note" }).click();
  await expect(card.getByRole("listitem").getByText("Knows 5 almanacs, +1")).toBeVisible();
  await page.reload();
  await expect(card.getByRole("button", { name: "Notes" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("the panel beside the table has the marks of each application, and keeps what is half typed in them", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Almanac Printer" });
  for (const firstName of ["Nils", "Ines"])
    await (await signUp({ firstName, lastName: "Hagen" })).applyTo(job);
  const page = await signedInPage(recruiter);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/application-management");
  const open = (name: string) =>
    page.getByRole("button", { name: `Preview of ${name}'s resume, Almanac Printer` });
  await open("Nils Hagen").click();
  const panel = preview(page, "Nils Hagen");
  await expect(panel.getByText("Page 1 of 1")).toBeVisible();
  await expectNoAxeViolations(page);

  await panel.getByRole("button", { name: "Close" }).focus();
  const star = panel.getByRole("button", { name: /^Star Nils Hagen/ });
  await tabTo(page, star);
  await page.keyboard.press("Enter");
  await expect(star).toHaveText("Star Nils Hagen1");
  await tabTo(page, panel.getByRole("textbox", { name: "New tag for Nils Hagen" }));
  await page.keyboard.type("j5");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("list", { name: "Tags of Nils Hagen" })).toHaveText("j5");
  await page.keyboard.type("half a tag");
  await tabTo(page, panel.getByRole("button", { name: "Notes" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const box = panel.getByRole("textbox", { name: "New note on Nils Hagen" });
  await tabTo(page, box);
  await page.keyboard.type("Knows 5 almanacs");

  await panel.getByRole("button", { name: "Previous candidate" }).click();
  const other = preview(page, "Ines Hagen");
  await expect(other.getByRole("button", { name: /^Star Ines Hagen/ })).toBeVisible();
  await expect(other.getByRole("textbox", { name: /^New note/ })).toHaveCount(0);
  await other.getByRole("button", { name: "Close" }).click();
  await expect(other).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: /^New (?:tag|note)/ })).toHaveCount(0);
  await open("Nils Hagen").click();
  await expect(box).toHaveValue("Knows 5 almanacs");
  const tag = panel.getByRole("textbox", { name: "New tag for Nils Hagen" });
  await expect(tag).toHaveValue("half a tag");
  await page.reload();
  await expect(box).toHaveValue("Knows 5 almanacs");
});

for (const [screen, width] of [
  ["a job's applications", 320],
  ["the table", 375],
] as const)
  test(`on a phone the resume over ${screen} unfolds the marks, which are reached by keyboard and keep what is half typed`, async ({
    signUp,
    signedInPage,
  }) => {
    const recruiter = await signUp({ role: "recruiter" });
    const job = await recruiter.postJob({ title: "Almanac Seller" });
    await (await signUp({ firstName: "Nils", lastName: "Hagen" })).applyTo(job);
    const page = await signedInPage(recruiter);
    await page.setViewportSize({ width, height: 667 });
    const path = width === 320 ? `/jobs/${job.id}/applications` : "/application-management";
    await page.goto(path);
    const open = page.getByRole("button", { name: /^Preview of Nils Hagen's resume/ });
    await open.click();
    const dialog = page.getByRole("dialog", { name: "Resume of Nils Hagen" });
    await expect(dialog.getByText("Page 1 of 1")).toBeVisible();
    const box = dialog.getByRole("textbox", { name: "New note on Nils Hagen" });
    const fold = dialog.getByRole("button", { name: "Answers and notes" });
    await dialog.getByRole("button", { name: "Close" }).focus();
    await tabTo(page, fold);
    await page.keyboard.press("Enter");
    await tabTo(page, dialog.getByRole("button", { name: "Notes", exact: true }));
    await page.keyboard.press("Enter");
    await tabTo(page, box);
    await page.keyboard.type("Knows 5 almanacs");
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText("Page 1 of 1")).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page);
    const marks = dialog.getByRole("region", { name: "Answers and notes about Nils Hagen" });
    expect(await marks.evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0);

    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await fold.click();
    await expect(box).toHaveValue("Knows 5 almanacs");
    await dialog.getByRole("button", { name: "Add note" }).click();
    await expect(dialog.getByRole("listitem").getByText("Knows 5 almanacs")).toBeVisible();
    await dialog.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("dialog", { name: "Delete this note?" });
    await question.getByRole("button", { name: "Delete note" }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByText("Knows 5 almanacs")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
