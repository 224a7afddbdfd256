import { applicationThread } from "#mail/application-thread.ts";
import { unlinked } from "#mail/unlinked.ts";

/** A letter that an employer chose, as it is mailed. */
export interface ChosenLetter {
  to: string;
  applicationId: string;
  jobTitle: string;
  companyName: string;
  subject: string;
  text: string;
}

/** What the employer wrote stands as it was written; nothing in it becomes a link. */
export const writeChosenLetter = (letter: ChosenLetter) => {
  const { applicationId, subject, text } = letter;
  const company = unlinked(letter.companyName, "A company");
  const title = unlinked(letter.jobTitle, "a job");
  return {
    subject,
    body: [
      `${company} writes to you about your application: ${title}`,
      { written: text },
      { link: `/my-applications/${applicationId}`, label: "Open your application" },
    ],
    thread: { about: applicationThread(applicationId, "candidate"), begins: false },
  };
};

export const exampleOfChosen: ChosenLetter = {
  to: "ada@jobs.example",
  applicationId: "01900000-0000-7000-8000-000000000000",
  jobTitle: "Signaller",
  companyName: "Bell Rock Lights",
  subject: "Your application: Signaller",
  text: "Hello Ada,\n\nThank you for your interest. We looked for somebody else.\n\nRita Osei\nBell Rock Lights",
};
