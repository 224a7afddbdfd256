import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";

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
