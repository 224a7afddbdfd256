import { expect } from "@playwright/test";
import { pdfLayouts } from "@rolecall/server/test/resumes/draw-pdf.ts";
import { inventPerson } from "@rolecall/server/test/resumes/people.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/fixtures.ts";
import { problemsOfPreviews } from "../support/preview.ts";
import { expectToast } from "../support/toast.ts";
import { choose } from "../support/upload-window.ts";

test.use({ expectedProblems: [problemsOfPreviews] });

test("who uploads a resume to apply takes over what it says into their profile, and sends the application", async ({
  application: { page, expectLetterKept, submit },
}) => {
  const person = inventPerson("en", 3);
  const file = {
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: await pdfLayouts.twoColumns(person),
  };
  await choose(page, file, () =>
    page.getByRole("button", { name: "Choose a file", exact: true }).click(),
  );
  const offer = page.getByRole("button", { name: "Fill in from your resume" });
  await expect(offer).toBeVisible();
  await expectNoAxeViolations(page);
  await offer.click();
  const layer = page.getByRole("dialog", { name: "Fill in from your resume" });
  await layer.getByLabel("Location", { exact: true }).fill("Lisbon");
  await expectNoAxeViolations(page);
  await layer.getByRole("button", { name: "Save in my profile" }).click();
  await expectToast(page, "Profile Updated", "Your profile has what you chose.");
  await expect(layer).toHaveCount(0);
  await expect(offer).toBeFocused();
  await expectLetterKept();
  await submit();

  await page.goto("/profile");
  await expect(page.getByLabel("Location")).toHaveValue("Lisbon");
});
