import * as z from "zod";
import { applicationThread } from "#mail/application-thread.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterApplication } from "#read-models/letters/letter-applications.queries.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";

/** Tells an employer who wants to know at once that somebody applied; nothing where they took it back. */
export const newApplicationLetter = defineLetter({
  kind: "new-application",
  about: z.object({ to: z.string(), applicationId: z.string() }),
  setting: "applications",
  to: async (db, { to: userId, applicationId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const application = await findLetterApplication(db, applicationId);
    if (!to || !application?.candidateId || application.withdrawnAt) return [];
    return [{ to, applicationId, jobId: application.jobId, title: application.title }];
  },
  write: ({ applicationId, jobId, title: typed }) => {
    const title = unlinked(typed, "a job");
    return {
      subject: `New application: ${title}`,
      thread: { about: applicationThread(applicationId, "employer"), begins: true },
      body: [
        "Hello,",
        `Somebody applied to your job: ${title}.`,
        { link: `/jobs/${jobId}/applications`, label: "See the application" },
      ],
    };
  },
  examples: [
    {
      to: "ada@jobs.example",
      applicationId: "0199c0de-0000-7000-8000-000000000001",
      jobId: "0199c0de-0000-7000-8000-000000000000",
      title: "Signaller",
    },
  ],
});
