import { isDecided } from "@rolecall/contract/applications/application-status.ts";
import * as z from "zod";
import { applicationThread } from "#mail/application-thread.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterApplication } from "#read-models/letters/letter-applications.queries.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";

/** Tells a candidate that a job was closed before they were answered; nothing where it is open again. */
export const applicationClosedLetter = defineLetter({
  kind: "application-closed",
  about: z.object({ to: z.string(), applicationId: z.string() }),
  setting: "status",
  to: async (db, { to: userId, applicationId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const application = await findLetterApplication(db, applicationId);
    if (!to || application?.candidateId !== userId || application.jobIsActive) return [];
    const { status, withdrawnAt, title, company } = application;
    return isDecided(status) || withdrawnAt ? [] : [{ to, applicationId, title, company }];
  },
  write: ({ applicationId, title: typed, company: name }) => {
    const title = unlinked(typed, "a job");
    const company = unlinked(name, "a company");
    return {
      subject: `Closed: ${title}`,
      thread: { about: applicationThread(applicationId, "candidate"), begins: false },
      body: [
        "Hello,",
        `${company} closed this job before your application was decided: ${title}.`,
        "Your application stays with them. You are told if they move it.",
        { link: `/my-applications/${applicationId}`, label: "See your application" },
      ],
    };
  },
  examples: [
    {
      to: "ada@jobs.example",
      applicationId: "0199c0de-0000-7000-8000-000000000000",
      title: "Signaller",
      company: "Bell Rock Lights",
    },
  ],
});
