import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { expectOneToast } from "../support/toast.ts";

test.use({ expectedProblems: [/400.*\/api\/(jobs|profile)/] });

/** The field says it, is marked, and has the focus. */
const expectSaidAt = async (field: Locator, sentence: string) => {
  await expect(field).toHaveAccessibleDescription(new RegExp(`${RegExp.escape(sentence)}$`));
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
};

const writesOf = (page: Page) => {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  return writes;
};

for (const [form, button] of [
  ["posting", "Post Job"],
  ["editing", "Save Changes"],
] as const)
  test(`a deadline that has passed by the server's clock is said at its field when ${form} a job`, async ({
    signUp,
    signedInPage,
  }) => {
    const recruiter = await signUp({ role: "recruiter" });
    const job = await recruiter.postJob();
    const page = await signedInPage(recruiter);
    await page.clock.setSystemTime(Date.now() - 3 * 24 * 60 * 60 * 1000);
    await page.goto(form === "posting" ? "/post-job" : `/jobs/${job.id}/edit`);
    if (form === "posting") {
      await page.getByLabel("Job Title").fill("Roofer");
      await page.getByLabel("Location").fill("Ghent");
      await page.getByLabel("Description").fill("Zinc, mostly.");
      for (const [label, option] of [
        ["Company", "Northwind Labs"],
        ["Job Type", "Contract"],
        ["Experience Level", "Entry"],
        ["Category", "Operations"],
      ] as const) {
        await page.getByRole("combobox", { name: label }).click();
        await page.getByRole("option", { name: option }).first().click();
      }
    }
    const deadline = page.getByRole("button", { name: /^Application Deadline/ });
    await deadline.click();
    await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: button }).click();
    await expectOneToast(page, "Error", "Deadline must be in the future");
    await expectSaidAt(deadline, "Deadline must be in the future");
  });

for (const [what, written, sentence] of [
  ["too many lines", "A line\n".repeat(101), "Too many lines: at most 100 lines, 1 too many"],
  [
    "too long a line",
    `A line\n\n${"x".repeat(10_312)}`,
    "Line 2 is too long: at most 10,000 characters, 312 too many",
  ],
] as const)
  for (const field of ["Work Experience", "Education"])
    test(`${what} of ${field} is said at the field, and nothing is sent`, async ({
      signUp,
      signedInPage,
    }) => {
      const candidate = await signUp();
      await candidate.makeProfile();
      const page = await signedInPage(candidate);
      await page.goto("/profile");
      await page.getByLabel(field).fill(written);
      const writes = writesOf(page);
      await page.getByRole("button", { name: "Save Profile" }).click();
      await expectSaidAt(page.getByLabel(field), sentence);
      expect(writes).toEqual([]);
    });

test("errors in a profile that only the server finds are shown at their fields", async ({
  signUp,
  signedInPage,
}) => {
  const candidate = await signUp();
  await candidate.makeProfile();
  const page = await signedInPage(candidate);
  await page.goto("/profile");
  await page.getByLabel("Work Experience").fill("A line\nNo\0body");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectSaidAt(
    page.getByLabel("Work Experience"),
    "Work experience has an entry that cannot be read",
  );
});

test("a letter near its limit is counted, and one beyond says by how much, until it fits", async ({
  application: { page, letter },
}) => {
  const dialog = page.getByRole("dialog");
  const counted = dialog.getByText(/characters (left|too many)$/).first();
  await expect(counted).toBeHidden();
  await letter.fill("x".repeat(18_000));
  await expect(counted).toBeHidden();
  await letter.fill("🌍".repeat(19_000));
  await expect(counted).toHaveText("1,000 characters left");
  await letter.pressSequentially("ab");
  await expect(counted).toHaveText("998 characters left");
  await letter.fill("x".repeat(20_312));
  await expect(counted).toHaveText("312 characters too many");
  await expect(dialog.getByRole("status").filter({ hasText: "Too long" })).toBeAttached();

  await page
    .getByRole("dialog")
    .locator("form")
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(letter).toHaveAccessibleDescription(
    /Text is too long: at most 20,000 characters, 312 too many$/,
  );
  await letter.fill("x".repeat(20_001));
  await expect(letter).toHaveAccessibleDescription(
    /Text is too long: at most 20,000 characters, 1 too many$/,
  );
  await letter.fill("Short.");
  await expect(letter).not.toHaveAttribute("aria-invalid");
  await expect(counted).toBeHidden();
});

for (const [screen, label, most] of [
  ["/profile", "Professional Summary", 10_000],
  ["/post-job", "Description", 50_000],
  ["/post-job", "Requirements", 50_000],
] as const)
  test(`too long a text in ${label} on ${screen} says its limit and by how much`, async ({
    signUp,
    signedInPage,
  }) => {
    const recruiter = await signUp({ role: "recruiter" });
    await recruiter.makeProfile();
    const page = await signedInPage(recruiter);
    await page.goto(screen);
    await page.getByLabel(label).fill("x".repeat(most + 1_312));
    await expect(page.getByText("1,312 characters too many")).toBeVisible();
    await page.getByRole("button", { name: /^(Save Profile|Post Job)$/ }).click();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(
      new RegExp(`at most ${most.toLocaleString("en-US")} characters, 1,312 too many$`),
    );
  });
