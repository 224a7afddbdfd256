import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { choose, expectUploaded, resume } from "../support/upload-window.ts";

/** Counts presses of the mouse or a finger on the page, in all documents that it shows. */
const countClicks = async (page: Page) => {
  let count = 0;
  await page.exposeFunction("noteClick", () => {
    count += 1;
  });
  await page.addInitScript(() => {
    // A click that a key causes is not counted; its `detail` is 0.
    const note = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0) void (globalThis as unknown as NoteClick).noteClick();
    };
    document.addEventListener("click", note, { capture: true });
  });
  return () => count;
};

interface NoteClick {
  noteClick: () => Promise<void>;
}

test("a visitor gets from a found job to 'applied' with an account of their own in six clicks", async ({
  page,
  signUp,
}) => {
  await (await signUp({ role: "recruiter" })).postJob({ title: "Xylophone Tuner" });
  const clicks = await countClicks(page);
  await page.goto("/jobs?query=xylophone");
  const found = page.getByRole("article").filter({ hasText: "Xylophone Tuner" });
  await found.getByRole("link", { name: /Apply Now/ }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  // An account needs name, address and password; two further fields are typed.
  await page.getByLabel("First Name").fill("Tove");
  await page.getByLabel("Last Name").fill("Lind");
  await page.getByLabel("Email").fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
  await page.getByLabel("Confirm Password").fill("Correct-horse-7");
  await page.getByLabel("Username").fill(`tove-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByLabel("I agree to the terms and conditions").click();
  await page.keyboard.press("Enter");

  await page.getByRole("link", { name: "Apply for the job" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for Xylophone Tuner" });
  await choose(page, resume, () => dialog.getByRole("button", { name: "Choose a file" }).click());
  await expectUploaded(page);
  await dialog.getByLabel("Cover Letter").fill("I hear every wrong bar.");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application Submitted", { exact: true })).toBeVisible();
  expect(clicks()).toBe(6);
});

test("a candidate with a resume applies from a job's page in two clicks", async ({
  signUp,
  signedInPage,
}) => {
  const job = await (await signUp({ role: "recruiter" })).postJob({ title: "Viola Maker" });
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  const clicks = await countClicks(page);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.getByLabel("Cover Letter")).toBeFocused();
  await page.keyboard.type("I know good wood.");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application Submitted", { exact: true })).toBeVisible();
  expect(clicks()).toBe(2);
});
