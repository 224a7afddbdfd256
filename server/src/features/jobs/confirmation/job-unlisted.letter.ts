import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterJob, findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";

/** Tells that a job was taken out of all lists, since nobody said that it is still open; nothing once somebody did. */
export const jobUnlistedLetter = defineLetter({
  kind: "job-unlisted",
  about: z.object({ to: z.string(), jobId: z.string() }),
  setting: "jobs",
  to: async (db, { to: userId, jobId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const job = await findLetterJob(db, jobId);
    return to && job?.unlistedAt ? [{ to, jobId, title: job.title }] : [];
  },
  write: ({ jobId, title: typed }) => {
    const title = unlinked(typed, "a listing");
    return {
      subject: `Unlisted: ${title}`,
      body: [
        "Hello,",
        `Nobody confirmed that this job is still open, so it is in no list and takes no applications: ${title}.`,
        "Confirm it on its page, and it is listed again at once. If it is filled, please close it.",
        { link: `/jobs/${jobId}`, label: "See the job" },
      ],
    };
  },
  examples: [
    { to: "ada@jobs.example", jobId: "0199c0de-0000-7000-8000-000000000000", title: "Signaller" },
  ],
});
