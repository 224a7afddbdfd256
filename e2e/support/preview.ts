// Steps shared by the journeys of the resume preview.
import { expect, type Page } from "@playwright/test";
import { Pdf } from "@rolecall/demo/pdf.ts";
import type { Person, SignUp } from "./people.ts";

/** The errors that browsers report here: the frame tries forbidden things, and files are missing. */
export const problemsOfPreviews =
  /503.*\/objects\/|404.*\/api\/resumes\/.*\/text|^csp |Content Security Policy|sandboxed frame/;

/** A PDF of so many pages, each with the name and its number. */
export const longResume = (name: string, pageCount: number) => {
  const pdf = new Pdf();
  for (let page = 1; page <= pageCount; page += 1) {
    if (page > 1) pdf.endPage();
    pdf.text(`${name}, sheet ${page}`, 72, 700, { size: 24 });
  }
  return pdf.toBuffer({ title: name, author: name });
};

/** A recruiter's job to which Omar (two pages) and then Mara (three pages) applied. */
export const twoCandidates = async (signUp: SignUp) => {
  const recruiter = await signUp({ role: "recruiter" });
  const job = await recruiter.postJob({ title: "Glassblower" });
  for (const [firstName, lastName, pages] of [
    ["Omar", "Haddad", 2],
    ["Mara", "Lind", 3],
  ] as const) {
    const candidate = await signUp({ firstName, lastName });
    const resume = await candidate.uploadResume(longResume(`${firstName} ${lastName}`, pages));
    await candidate.applyTo(job, "Hello.", resume);
  }
  return { recruiter, path: `/jobs/${job.id}/applications` };
};

export const previewButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Preview of ${name}'s resume` });
export const preview = (page: Page, name: string) =>
  page.getByRole("region", { name: `Preview of ${name}'s resume` });
export const paper = (page: Page) => page.frameLocator("iframe");
export const isFrameFocused = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");

/** The recruiter's screen with Mara's resume open. */
export const openMaras = async (
  signUp: SignUp,
  signedInPage: (person: Person) => Promise<Page>,
): Promise<Page> => {
  const { recruiter, path } = await twoCandidates(signUp);
  const page = await signedInPage(recruiter);
  await page.goto(path);
  await previewButton(page, "Mara Lind").click();
  return page;
};

/** A key that takes the frame away: its release may reach nobody, and is not waited for. */
export const pressAndLeave = (page: Page, key: string) =>
  void page.keyboard.press(key).catch(() => undefined);
