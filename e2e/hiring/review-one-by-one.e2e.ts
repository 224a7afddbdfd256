import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test("a team reviews one application after the other by keys, and nobody gets the same twice", async ({
  signUp,
  signedInPage,
}) => {
  const recruiter = await signUp({ role: "recruiter", firstName: "Rui", lastName: "Costa" });
  const job = await recruiter.postJob({ title: "Bell Founder" });
  const names = ["Ada", "Ben", "Cleo"];
  for (const firstName of names) {
    const candidate = await signUp({ firstName, lastName: "Lindqvist" });
    await candidate.makeProfile();
    await candidate.applyTo(job);
  }
  const page = await signedInPage(recruiter);
  await page.goto(`/jobs/${job.id}/applications`);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  const resumeOf = (name: string) =>
    page.getByRole("region", { name: `Preview of ${name} Lindqvist's resume` });
  await expect(resumeOf("Ada")).toBeVisible();
  await expect(page.getByText("3 left to review")).toBeVisible();
  await expect(resumeOf("Ada").frameLocator("iframe").locator(".page canvas")).toBeVisible();

  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "New note on Ada Lindqvist" })).toBeFocused();
  await page.keyboard.type("Rings true.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Rings true.", { exact: true })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("s");
  await expect(page.getByRole("button", { name: "Star Ada Lindqvist" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("3");
  await expect(resumeOf("Ben")).toBeVisible();
  await expect(page.getByText("2 left to review")).toBeVisible();

  // Where one was is kept, also on another machine.
  const elsewhere = await signedInPage(recruiter);
  await elsewhere.goto(`/jobs/${job.id}/review`);
  await expect(elsewhere.getByRole("button", { name: "Star Ben Lindqvist" })).toBeVisible();

  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: "Decide on Ben Lindqvist" });
  await expect(dialog.getByRole("combobox", { name: "New status" })).toHaveText("Rejected");
  await dialog.getByRole("button", { name: "Decide" }).click();
  await expect(resumeOf("Cleo")).toBeVisible();
  await page.keyboard.press("k");
  await expect(resumeOf("Ben")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Rejected/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: /^Pending/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("j");
  await expect(resumeOf("Cleo")).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByRole("heading", { name: "Nothing left to review" })).toBeVisible();
  await page.getByRole("button", { name: "Begin with the oldest" }).click();
  await expect(resumeOf("Ben")).toBeVisible();
});
