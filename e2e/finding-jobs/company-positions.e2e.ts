import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test("a candidate looks among a company's open positions by words, place and type", async ({
  signUp,
  signedInPage,
}) => {
  const owner = await signUp({ role: "company" });
  const { id: companyId } = await owner.makeCompany({ name: "Schist Works" });
  for (const [title, location] of [
    ["Gneiss Cutter", "Porto"],
    ["Gneiss Polisher", "Porto"],
    ["Gneiss Clerk", "Lima"],
    ["Driver", "Lima"],
  ] as const)
    await owner.postJob({ companyId, title, location });
  const page = await signedInPage(await signUp());
  await page.goto(`/companies/${companyId}`);
  const titles = page.getByRole("article").getByRole("heading");
  await expect(titles).toHaveCount(4);
  await page.getByLabel("Search these positions").fill("gneiss");
  await expect(titles).toHaveCount(3);
  await page.getByLabel("Place of the position").fill("lima");
  await expect(titles).toHaveText(["Gneiss Clerk"]);
  await page.getByLabel("Search these positions").fill("polisher");
  await expect(page.getByRole("heading", { name: "No position fits" })).toBeVisible();
  await page.getByRole("button", { name: "Show all positions" }).click();
  await expect(titles).toHaveCount(4);
});
