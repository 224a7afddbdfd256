import * as z from "zod";
import { applicationThread } from "#mail/application-thread.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { letterOf } from "./chosen-letter.service.ts";
import { findReceived } from "./letter-subjects.queries.ts";
import { findReceivedTemplate } from "./templates.queries.ts";

interface Received {
  to: string;
  applicationId: string;
  jobTitle: string;
  companyName: string;
  /** The company's own. */
  letter: { subject: string; text: string } | null;
}

const example = {
  to: "ada@jobs.example",
  applicationId: "01900000-0000-7000-8000-000000000000",
  jobTitle: "Signaller",
  companyName: "Bell Rock Lights",
};

/** To who applied: the oldest template of the company's for that, else the product's own words. */
export const receivedLetter = defineLetter({
  kind: "application-received",
  about: z.object({ applicationId: z.string() }),
  isLimited: true,
  to: async (db, { applicationId }): Promise<Received[]> => {
    const found = await findReceived(db, applicationId);
    if (!found?.to) return [];
    const { to, companyId, jobTitle, companyName } = found;
    const template = await findReceivedTemplate(db, companyId);
    const letter =
      template &&
      (await letterOf(db, { ...template, sentence: null }, { applicationId, senderId: null }));
    return [{ to, applicationId, jobTitle, companyName, letter }];
  },
  write: ({ applicationId, jobTitle, companyName, letter }) => {
    const title = unlinked(jobTitle, "a job");
    const company = unlinked(companyName, "a company");
    return {
      subject: letter?.subject ?? `Your application: ${title}`,
      body: [
        ...(letter
          ? [{ written: letter.text }]
          : ["Hello,", `Your application has arrived: ${title} at ${company}.`]),
        { link: `/my-applications/${applicationId}`, label: "Open your application" },
      ],
      thread: { about: applicationThread(applicationId, "candidate"), begins: true },
    };
  },
  examples: [
    { ...example, letter: null },
    {
      ...example,
      letter: {
        subject: "Your application: Signaller",
        text: "Hello Ada,\n\nThank you for applying. We will look at your application.\n\nBell Rock Lights",
      },
    },
  ],
});
