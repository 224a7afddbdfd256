import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test("a visitor reads the directory by open jobs, by newest and by letter; companies of one name are told apart", async ({
  page,
  signUp,
}) => {
  const owner = await signUp({ role: "company" });
  const industry = "Xylography";
  const busy = await owner.makeCompany({ name: "Xeno Zinc", industry });
  await owner.makeCompany({ name: "Xeno Acorn", industry });
  await owner.makeCompany({ name: "Xeno Twin", industry, location: "Porto" });
  await owner.makeCompany({ name: "Xeno Twin", industry, website: "https://www.xylo.example" });
  await owner.postJob({ companyId: busy.id });
  const names = page.getByRole("article").getByRole("heading");

  await page.goto(`/companies?industry=${industry}`);
  await expect(names).toHaveText(["Xeno Acorn", "Xeno Twin", "Xeno Twin", "Xeno Zinc"]);
  await expect(
    page.getByRole("link", { name: "View Jobs of Xeno Twin, Porto", exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole("link", { name: "View Jobs of Xeno Twin, xylo.example", exact: true }),
  ).toBeVisible();

  const order = page.getByLabel("Order");
  await order.click();
  await page.getByRole("option", { name: "Most open jobs" }).click();
  await expect(names).toHaveText(["Xeno Zinc", "Xeno Acorn", "Xeno Twin", "Xeno Twin"]);
  await expect(page).toHaveURL(/industry=Xylography&sort=jobs$/);
  await order.click();
  await page.getByRole("option", { name: "Newest" }).click();
  await expect(names).toHaveText(["Xeno Twin", "Xeno Twin", "Xeno Acorn", "Xeno Zinc"]);

  const letters = page.getByRole("navigation", { name: "By letter" });
  await letters.getByRole("link", { name: "Q", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "0 Companies Found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search filters")).toBeVisible();
  await letters.getByRole("link", { name: "X", exact: true }).click();
  await expect(page.getByRole("heading", { name: "4 Companies Found" })).toBeVisible();
  await page.reload();
  await expect(letters.locator("[aria-current=page]")).toHaveText("X");
  await expect(names).toHaveCount(4);
});
