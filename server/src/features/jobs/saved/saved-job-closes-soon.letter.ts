import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";
import { findSavedToTell } from "./saved-job-letters.queries.ts";

const dayAndTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** Tells somebody that a job which they saved closes soon; nothing where they applied, or it is otherwise now. */
export const savedJobClosesSoonLetter = defineLetter({
  kind: "saved-job-closes-soon",
  about: z.object({ to: z.string(), jobId: z.string() }),
  setting: "saved",
  to: async (db, { to: userId, jobId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const job = await findSavedToTell(db, { userId, jobId });
    if (!to || !job?.isOpen || !job.deadline || job.hasApplied) return [];
    return [{ to, jobId, title: job.title, company: job.company, deadline: job.deadline }];
  },
  write: ({ jobId, title: typed, company: name, deadline }) => {
    const title = unlinked(typed, "a job");
    const company = unlinked(name, "a company");
    return {
      subject: `Closes soon: ${title}`,
      body: [
        "Hello,",
        `You saved this job, and have not applied yet: ${title} at ${company}.`,
        `It takes applications until ${dayAndTime.format(deadline)} UTC.`,
        { link: `/jobs/${jobId}`, label: "See the job" },
      ],
    };
  },
  examples: [
    {
      to: "ada@jobs.example",
      jobId: "0199c0de-0000-7000-8000-000000000000",
      title: "Signaller",
      company: "Bell Rock Lights",
      deadline: new Date("2026-12-01T23:59:00.000Z"),
    },
  ],
});
