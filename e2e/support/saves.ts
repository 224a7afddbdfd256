import { expect, type Page } from "@playwright/test";
import type { Person, SignUp } from "./people.ts";

/** A form that somebody has filled in, and that one press of a button sends. */
export interface Save {
  person: Person;
  page: Page;
  button: string;
  /** The title of the toast when it fails. */
  failure: string;
  /** Title and text of the toast when it is saved. */
  success: [title: string, description: string];
  /** Checks that the form still holds its text. */
  expectKept: () => Promise<void>;
}

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

/** Fills in every form of the product that is behind a sign-in, each in a window of its own. */
export async function prepareSaves(
  signUp: SignUp,
  signedInPage: (person: Person) => Promise<Page>,
): Promise<Save[]> {
  const recruiter = await signUp({ role: "recruiter" });
  // A name of its own: other journeys fill in the same forms on the same server.
  const companyName = `Paper Trail ${crypto.randomUUID().slice(0, 8)}`;
  const { id: companyId } = await recruiter.makeCompany({ name: companyName });
  const job = await recruiter.postJob({ title: "Engraver", companyId });
  const candidate = await signUp({ firstName: "Cleo", lastName: "Ray" });
  await (await signUp({ firstName: "Omar", lastName: "Haddad" })).applyTo(job);
  await candidate.makeProfile();
  const open = async (person: Person, path: string) => {
    const page = await signedInPage(person);
    await page.goto(path);
    return { person, page };
  };

  const applying = await open(candidate, `/jobs/${job.id}`);
  await applying.page.getByRole("button", { name: "Apply Now" }).click();
  const letter = applying.page.getByLabel("Cover Letter");
  await letter.fill("I engrave by hand.");

  const writing = await open(candidate, "/profile");
  const summary = writing.page.getByLabel("Professional Summary");
  await summary.fill("Copper, and patience.");

  const selecting = await open(recruiter, "/application-management");
  const selected = selecting.page.getByRole("row", { name: /Omar Haddad/ }).getByRole("checkbox");
  await selected.click();
  await choose(selecting.page, "New status", "Shortlisted");

  const posting = await open(recruiter, "/post-job");
  await posting.page.getByLabel("Job Title").fill("Printer");
  await choose(posting.page, "Company", companyName);
  await posting.page.getByLabel("Location").fill("Ghent");
  await choose(posting.page, "Job Type", "Contract");
  await choose(posting.page, "Experience Level", "Mid");
  await choose(posting.page, "Category", "Design");
  const description = posting.page.getByLabel("Description");
  // Its skills are read once typing has paused; of an ended session that alone leads to the sign-in.
  const read = posting.page.waitForResponse("**/api/jobs/skills");
  await description.fill("Print what others engrave.");
  await read;

  const settling = await open(await signUp(), "/select-role");
  const company = settling.page.getByRole("radio", { name: "Company" });
  await company.click();

  return [
    {
      ...applying,
      button: "Submit Application",
      failure: "Error",
      success: ["Application Submitted", "Your application has been submitted successfully!"],
      expectKept: () => expect(letter).toHaveValue("I engrave by hand."),
    },
    {
      ...writing,
      button: "Save Profile",
      failure: "Error",
      success: ["Profile Updated", "Your profile has been saved successfully!"],
      expectKept: () => expect(summary).toHaveValue("Copper, and patience."),
    },
    {
      ...selecting,
      button: "Update Status",
      failure: "Bulk Update Failed",
      success: ["Bulk Update Successful", "Successfully updated 1 applications."],
      expectKept: () => expect(selected).toBeChecked(),
    },
    {
      ...posting,
      button: "Post Job",
      failure: "Error",
      success: ["Job Posted Successfully", "Your job has been posted and is now live!"],
      expectKept: () => expect(description).toHaveValue("Print what others engrave."),
    },
    {
      ...settling,
      button: "Continue as Company",
      failure: "Error updating role",
      success: ["Role updated successfully!", "Welcome! The Company features are ready for you."],
      expectKept: () => expect(company).toBeChecked(),
    },
  ];
}
