import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterJob, findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";

/** To who manages a job that waited for a look. */
export const jobApprovedLetter = defineLetter({
  kind: "job-approved",
  about: z.object({ to: z.string(), jobId: z.string() }),
  to: async (db, { to: userId, jobId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const job = await findLetterJob(db, jobId);
    return to && job ? [{ to, id: job.id, title: job.title }] : [];
  },
  write: ({ id, title: typed }, { name }) => {
    const title = unlinked(typed, "a listing");
    return {
      subject: `Your listing is public now: ${title}`,
      body: [
        "Hello,",
        `The administrators of ${name} had their look at this listing, and it is public now: ${title}`,
        { link: `/jobs/${id}`, label: "See the listing" },
      ],
    };
  },
  examples: [{ to: "ada@jobs.example", id: "7", title: "Signaller" }],
});
