// What a company tells of itself: owners write it in its place, everybody else reads what is there.
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { pngOf } from "@rolecall/server/test/files/picture-files.ts";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test("an owner adds what the company says, offers and shows; candidates read it", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const { id } = await owner.makeCompany({ name: "Kiln & Daughters" });
  const own = await signedInPage(owner);
  await own.goto(`/companies/${id}`);
  const missing = own.getByRole("region", { name: "What this page could tell" });
  await missing.getByRole("button", { name: "Add what you say about yourselves" }).click();
  const words = own.getByRole("region", { name: "In Their Own Words" });
  const box = words.getByLabel("In Their Own Words");
  await expect(box).toBeFocused();
  await box.fill("We fire at night.");

  // Typed text waits for who comes back.
  await own.reload();
  await missing.getByRole("button", { name: "Add what you say about yourselves" }).click();
  await expect(box).toHaveValue("We fire at night.");
  await words.getByRole("button", { name: "Save" }).click();
  await expectToast(own, "Company Updated", "Everybody sees your changes from now on.");
  await expect(words.getByText("We fire at night.")).toBeVisible();

  await missing.getByRole("button", { name: "Add your benefits" }).click();
  const benefits = own.getByRole("region", { name: "Benefits" });
  await benefits.getByLabel("Benefits").fill("Clay\nFour days a week");
  await benefits.getByRole("button", { name: "Save" }).click();
  await expect(benefits.getByRole("listitem")).toHaveText(["Clay", "Four days a week"]);

  await benefits.getByRole("button", { name: "Edit Benefits" }).click();
  await benefits.getByLabel("Benefits").fill("Nothing");
  await benefits.getByRole("button", { name: "Cancel" }).click();
  await expect(benefits.getByRole("listitem")).toHaveText(["Clay", "Four days a week"]);

  const chooser = own.waitForEvent("filechooser");
  await missing.getByRole("button", { name: "Add pictures" }).click();
  const buffer = pngOf({ width: 600, height: 400 });
  await (await chooser).setFiles({ name: "kiln.png", mimeType: "image/png", buffer });
  const dialog = own.getByRole("dialog", { name: "Add a picture to the page of Kiln & Daughters" });
  await dialog.getByRole("button", { name: "Add picture" }).click();
  await expect(dialog.getByText("Say what the picture shows")).toBeVisible();
  await dialog.getByLabel("What it shows").fill("The kiln at night");
  await dialog.getByRole("button", { name: "Add picture" }).click();
  await expect(dialog).toBeHidden();
  const pictures = own.getByRole("region", { name: "Pictures" });
  await expect(pictures.getByRole("img", { name: "The kiln at night" })).toBeVisible();
  expect((await new AxeBuilder({ page: own }).analyze()).violations).toEqual([]);

  const candidate = await signedInPage(await signUp());
  await candidate.goto(`/companies/${id}`);
  await expect(candidate.getByText("Four days a week")).toBeVisible();
  await expect(candidate.getByRole("img", { name: "The kiln at night" })).toBeVisible();
  await expect(candidate.getByRole("heading", { name: "How They Hire" })).toHaveCount(0);
  await expect(candidate.getByText("Only you see what is missing here:")).toHaveCount(0);
  await expect(candidate.getByRole("button", { name: /^(Edit|Remove|Add)/ })).toHaveCount(0);

  await pictures.getByRole("button", { name: "Remove The kiln at night" }).click();
  await own.getByRole("dialog").getByRole("button", { name: "Remove picture" }).click();
  await expect(pictures).toHaveCount(0);
});

test("an owner puts pictures in order by keyboard and rewrites their words", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const { id } = await owner.makeCompany({ name: "Kiln & Sons" });
  const page = await signedInPage(owner);
  await page.goto(`/companies/${id}`);
  const pictures = page.getByRole("region", { name: "Pictures" });
  const add = async (button: string, text: string) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: button }).click();
    const buffer = pngOf({ width: 600, height: 400 });
    await (await chooser).setFiles({ name: "kiln.png", mimeType: "image/png", buffer });
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What it shows").fill(text);
    await dialog.getByRole("button", { name: "Add picture" }).click();
    await expect(pictures.getByRole("img", { name: text, exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await add("Add pictures", "Kiln");
  await add("Add a picture", "Wheel");
  await add("Add a picture", "Shelf");
  const shown = pictures.getByRole("listitem");

  const later = pictures.getByRole("button", { name: "Move Kiln later" });
  await later.focus();
  await page.keyboard.press("Enter");
  await expect(pictures.getByRole("status")).toHaveText("Moved to place 2 of 3");
  await expect(shown).toHaveText(["Wheel", "Kiln", "Shelf"]);
  await expect(later).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveText(["Wheel", "Shelf", "Kiln"]);
  await expect(later).toBeFocused();
  await expect(later).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect(shown).toHaveText(["Wheel", "Shelf", "Kiln"]);

  const edit = pictures.getByRole("button", { name: "Edit the words of Kiln" });
  await edit.click();
  const dialog = page.getByRole("dialog", { name: "Edit the words of this picture" });
  await expect(dialog.getByLabel("What it shows")).toHaveValue("Kiln");
  await dialog.getByLabel("What it shows").fill("The kiln at night");
  await dialog.getByRole("button", { name: "Save words" }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, "Picture Updated", "Everybody reads the new words from now on.");
  await expect(shown).toHaveText(["Wheel", "Shelf", "The kiln at night"]);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
