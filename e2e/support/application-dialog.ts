import { expect, type Locator, type Page } from "@playwright/test";
import type { Person, SignUp } from "./people.ts";
import { expectToast } from "./toast.ts";

/** The open dialog of an application, with a letter typed. */
export interface WrittenApplication {
  page: Page;
  letter: Locator;
  expectLetterKept: () => Promise<void>;
  submit: () => Promise<void>;
}

const text = "I know how bronze sounds.";

/** A candidate opens the dialog of somebody's new job and types a letter. */
export const writeApplication = async (
  signUp: SignUp,
  signedInPage: (person: Person) => Promise<Page>,
): Promise<WrittenApplication> => {
  const { id } = await (await signUp({ role: "recruiter" })).postJob({ title: "Bell Founder" });
  const page = await signedInPage(await signUp());
  await page.goto(`/jobs/${id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  const letter = page.getByLabel("Cover Letter");
  await letter.fill(text);
  return {
    page,
    letter,
    expectLetterKept: () => expect(letter).toHaveValue(text),
    submit: async () => {
      await page.getByRole("button", { name: "Submit Application" }).click();
      await expectToast(page, "Application Submitted", "");
    },
  };
};
