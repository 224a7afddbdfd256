import { expect, type Locator } from "@playwright/test";
import { test } from "../support/fixtures.ts";

test.use({ expectedProblems: [/409.*\/api\/applications$/] });

const edgesOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());

for (const [device, viewport] of [
  ["a phone", { width: 375, height: 667 }],
  ["a laptop", { width: 1024, height: 640 }],
] as const)
  test(`on ${device} a toast hides nothing of the dialog that it answers`, async ({
    signUp,
    signedInPage,
  }) => {
    const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Gardener" });
    const candidate = await signUp();
    await candidate.applyTo(job);
    await candidate.makeProfile();
    const page = await signedInPage(candidate);
    await page.setViewportSize(viewport);
    await page.goto(`/jobs/${job.id}`);
    await page.getByRole("button", { name: "Apply for this Position" }).click();
    await page.getByLabel("Cover Letter").fill("Once more.");
    await page.getByRole("button", { name: "Submit Application" }).click();

    const toast = page.locator(".toast");
    await expect(toast).toContainText("You have already applied to this job");
    // It stands as long as the pointer is on it.
    await toast.hover();
    const dialog = page.getByRole("dialog");
    await expect
      .poll(async () => {
        const [told, asked] = [await edgesOf(toast), await edgesOf(dialog)];
        return told.bottom <= asked.top || asked.bottom <= told.top || asked.right <= told.left;
      })
      .toBe(true);
    // Escape is the dialog's, which has the focus, though the toast came later.
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(toast).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(toast).toBeHidden();
  });
