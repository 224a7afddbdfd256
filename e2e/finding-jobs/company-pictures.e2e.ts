// A company's logo and cover: from the file that its owner chooses to what everybody sees.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { pngOf } from "@rolecall/server/test/files/picture-files.ts";
import { test } from "../support/fixtures.ts";
import { expectToast } from "../support/toast.ts";

test.use({ expectedProblems: [/415.*\/(logo|cover)/] });

const choose = async (page: Page, button: string, buffer: Buffer, name = "logo.png") => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles({ name, mimeType: "image/png", buffer });
};

test("an owner gives a company its logo and cover, and visitors see them", async ({
  page,
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const { id: companyId } = await owner.makeCompany({ name: "Gamboge Pigments" });
  await owner.postJob({ companyId, title: "Pigment Grinder" });
  const own = await signedInPage(owner);
  await own.goto(`/companies/${companyId}`);
  await choose(own, "Upload logo", pngOf({ width: 300, height: 200 }));
  const crop = own.getByRole("dialog", { name: "Crop the logo" });
  const preview = crop.getByRole("img", { name: "Preview of your picture" });
  const middle = (canvas: HTMLCanvasElement) =>
    canvas.getContext("2d")?.getImageData(256, 256, 1, 1).data[3];
  await expect.poll(() => preview.evaluate(middle)).toBe(255);
  await crop.getByLabel("Zoom").press("End");
  await preview.hover();
  await own.mouse.down();
  await own.mouse.move(0, 0);
  await own.mouse.up();
  await expect(crop.getByLabel("Left to right")).toHaveValue("1");
  await crop.getByRole("button", { name: "Use logo" }).click();
  await expectToast(own, "Logo Updated", "Everybody sees it from now on.");
  await expect(crop).toBeHidden();
  await choose(own, "Upload cover", pngOf({ width: 900, height: 300 }));
  await expectToast(own, "Cover Updated", "Everybody sees it from now on.");
  const header = own.getByRole("main").locator("header").first();
  await expect(header.locator("img[src^='/media/']")).toHaveCount(2);
  const { violations } = await new AxeBuilder({ page: own }).analyze();
  expect(violations).toEqual([]);

  await page.goto("/jobs?query=pigment");
  const logo = page.getByRole("article").filter({ hasText: "Pigment Grinder" }).locator("img");
  await expect(logo).toHaveAttribute("src", /^\/media\//);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);

  for (const which of ["logo", "cover"]) {
    await own.getByRole("button", { name: `Remove ${which}` }).click();
    const question = own.getByRole("dialog", { name: `Remove the ${which} of Gamboge Pigments?` });
    await question.getByRole("button", { name: `Remove ${which}` }).click();
    await expect(question).toBeHidden();
    await expect(own.getByRole("button", { name: `Remove ${which}` })).toHaveCount(0);
  }
  await expect(header.locator("img")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: "Pigment Grinder" })).toBeVisible();
  await expect(logo).toHaveCount(0);
});

test("a file that is no picture is refused in words, and the company stays as it was", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const { id: companyId } = await owner.makeCompany({ name: "Orpiment Pigments" });
  const own = await signedInPage(owner);
  await own.goto(`/companies/${companyId}`);
  await choose(own, "Upload logo", Buffer.from("a letter"), "letter.png");
  await expectToast(own, "Error", "Only PNG, JPEG and WebP pictures are supported");
  await expect(own.getByRole("main").locator("img")).toHaveCount(0);
});
