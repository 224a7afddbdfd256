import { expect } from "@playwright/test";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { test } from "../support/fixtures.ts";

const most = String(textLimits.search);

test("Applied From after Applied To is said at the field, asks for nothing, and is no empty list", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter" });
  await (await signUp({ lastName: "Tavares" })).applyTo(await recruiter.postJob());
  const page = await signedInPage(recruiter);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/applications/filter")) asked.push(request.url());
  });
  await page.goto("/application-management?dateFrom=2026-11-03&dateTo=2026-11-02");
  const to = page.getByRole("button", { name: /^Applied To/ });
  await expect(to).toHaveAccessibleDescription("Applied To must not be before Applied From");
  await expect(to).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("heading", { name: "No days to look at" })).toBeVisible();
  await expect(page.getByText("No applications found")).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Clear date" }).last().click();
  await page.getByRole("button", { name: "Clear date" }).click();
  await expect(to).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText("Showing 1 of 1 applications")).toBeVisible();
});

test("search boxes take no more characters than a search may have", async ({
  page,
  signUp,
  signedInPage,
}) => {
  await page.goto("/");
  for (const label of ["Jobs, titles or companies", "Location"])
    await expect(page.getByLabel(label)).toHaveAttribute("maxlength", most);
  await page.goto("/jobs");
  for (const label of ["Keywords", "Location"])
    await expect(page.getByLabel(label)).toHaveAttribute("maxlength", most);
  await page.goto("/companies");
  await expect(page.getByLabel("Search companies")).toHaveAttribute("maxlength", most);

  const recruiter = await signedInPage(await signUp({ role: "recruiter" }));
  await recruiter.goto("/application-management");
  await expect(recruiter.getByLabel("Search Candidates")).toHaveAttribute("maxlength", most);
  await recruiter.goto("/");
  for (const label of ["Keywords", "Location"])
    await expect(recruiter.getByLabel(label)).toHaveAttribute("maxlength", most);
});
