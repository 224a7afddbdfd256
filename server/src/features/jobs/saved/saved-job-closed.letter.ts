import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";
import { findSavedToTell } from "./saved-job-letters.queries.ts";

/** Tells somebody that a job which they saved was closed; nothing where it was opened again, or forgotten. */
export const savedJobClosedLetter = defineLetter({
  kind: "saved-job-closed",
  about: z.object({ to: z.string(), jobId: z.string() }),
  setting: "saved",
  to: async (db, { to: userId, jobId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const job = await findSavedToTell(db, { userId, jobId });
    if (!to || !job || job.isActive || job.isHidden) return [];
    return [{ to, title: job.title, company: job.company }];
  },
  write: ({ title: typed, company: name }) => {
    const title = unlinked(typed, "a job");
    const company = unlinked(name, "a company");
    return {
      subject: `No longer open: ${title}`,
      body: [
        "Hello,",
        `A job that you saved takes no more applications: ${title} at ${company}.`,
        { link: "/saved-jobs", label: "See your saved jobs" },
      ],
    };
  },
  examples: [{ to: "ada@jobs.example", title: "Signaller", company: "Bell Rock Lights" }],
});
