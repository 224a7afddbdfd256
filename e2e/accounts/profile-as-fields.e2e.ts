import { expect, type Page } from "@playwright/test";
import type { Profile } from "@rolecall/contract/profiles/profiles.schemas.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

const lines = ["Founder at Bell Works (2019 - Present)", "A summer in Rome"];
/** It is folded away while the fields are open. */
const box = (page: Page) =>
  page.getByRole("textbox", { name: "Work Experience", includeHidden: true });
const fields = (page: Page) => page.getByRole("region", { name: "Positions held, as fields" });
const rows = (page: Page) => fields(page).getByRole("listitem");
const handle = (page: Page, name: string) =>
  fields(page).getByRole("button", { name: `Move ${name}: drag` });

test.beforeEach(async ({ emptyProfile: page }) => {
  await box(page).fill(lines.join("\n"));
  await page.getByRole("button", { name: "Edit as fields of Work Experience" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test("work experience is edited as fields, and the box says the same all the time", async ({
  emptyProfile: page,
}) => {
  const first = rows(page).first();
  await expect(first.getByLabel("Title")).toHaveValue("Founder");
  await expect(first.getByLabel("Company")).toHaveValue("Bell Works");
  await expect(rows(page).nth(1).getByLabel("Title")).toHaveValue("A summer in Rome");
  await expectNoAxeViolations(page);

  await first.getByLabel("To").fill("2024");
  await fields(page).getByRole("button", { name: "Add an entry" }).click();
  await page.keyboard.type("Apprentice");
  await rows(page).nth(2).getByLabel("Company").fill("Old Foundry");
  await fields(page).getByRole("button", { name: "Remove A summer in Rome" }).click();
  await expect(fields(page).getByRole("button", { name: "Add an entry" })).toBeFocused();
  await expect(box(page)).toHaveValue(
    "Founder at Bell Works (2019 - 2024)\nApprentice at Old Foundry",
  );
  // What is written into the box stands in the fields when they are opened again.
  await expect(box(page)).toBeHidden();
  await page.getByRole("button", { name: "Close the fields of Work Experience" }).click();
  await box(page).fill("Ringer at St. Anne's (2010 - 2012)");
  await page.getByRole("button", { name: "Edit as fields of Work Experience" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first().getByLabel("Company")).toHaveValue("St. Anne's");

  await page.getByLabel("Skills").fill("Casting");
  await page.keyboard.press("Enter");
  for (const [label, text] of [
    ["Professional Title", "Founder"],
    ["Location", "Porto"],
    ["Professional Summary", "Bells."],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectToast(page, "Profile Updated", "");
  const stored = (await (await page.request.get("/api/profile")).json()) as Profile;
  expect(stored.experience).toMatchObject([{ title: "Ringer", company: "St. Anne's" }]);
});

test("entries are put into order by the keyboard alone", async ({ emptyProfile: page }) => {
  await handle(page, "A summer in Rome").focus();
  await page.keyboard.press("ArrowUp");
  await expect(box(page)).toHaveValue(lines.toReversed().join("\n"));
  await expect(handle(page, "A summer in Rome")).toBeFocused();
  await expect(fields(page).getByRole("status")).toHaveText("Moved to place 1 of 2");
  // There is nothing above the first.
  await page.keyboard.press("ArrowUp");
  await expect(box(page)).toHaveValue(lines.toReversed().join("\n"));
  await fields(page).getByRole("button", { name: "Move Founder up" }).press("Enter");
  await expect(box(page)).toHaveValue(lines.join("\n"));
});

test("entries are dragged into order", async ({ emptyProfile: page }) => {
  await handle(page, "Founder").scrollIntoViewIfNeeded();
  const from = await handle(page, "Founder").boundingBox();
  const to = await rows(page).nth(1).boundingBox();
  if (!from || !to) throw new Error("There is nothing to drag");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y + to.height - 5, { steps: 8 });
  await page.mouse.up();
  await expect(box(page)).toHaveValue(lines.toReversed().join("\n"));
  await page.mouse.move(from.x, from.y, { steps: 3 });
  await expect(box(page)).toHaveValue(lines.toReversed().join("\n"));
});
