import type { Page } from "@playwright/test";
import { pdfLayouts } from "@rolecall/server/test/resumes/draw-pdf.ts";
import type { InventedPerson } from "@rolecall/server/test/resumes/people.ts";

/** Chooses a person's resume of two columns on the profile, and opens what was read in it. */
export const openFillIn = async (page: Page, person: InventedPerson) => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (
    await chooser
  ).setFiles({
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: await pdfLayouts.twoColumns(person),
  });
  await page.getByRole("button", { name: "Fill in from my resume" }).click();
  return page.getByRole("dialog", { name: "Fill in from your resume" });
};
