import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterJob, findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";

/** To who manages a job that was taken down; nothing where it is listed again. */
export const jobTakenDownLetter = defineLetter({
  kind: "job-taken-down",
  about: z.object({ to: z.string(), jobId: z.string() }),
  to: async (db, { to: userId, jobId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const job = await findLetterJob(db, jobId);
    const reason = job?.takedownReason ?? null;
    return to && job && reason !== null ? [{ to, id: job.id, title: job.title, reason }] : [];
  },
  write: ({ id, title: typed, reason }, { name }) => {
    const title = unlinked(typed, "a listing");
    return {
      subject: `Your listing was taken down: ${title}`,
      body: [
        "Hello,",
        `The administrators of ${name} took this listing down: ${title}`,
        "This is the reason they gave:",
        { written: reason },
        "Applications that were sent before stay. You can read the reason, answer it once, and change the listing.",
        { link: `/jobs/${id}`, label: "See the listing" },
      ],
    };
  },
  examples: [
    {
      to: "ada@jobs.example",
      id: "7",
      title: "Signaller (http://rail.example)",
      reason: "No pay.",
    },
  ],
});
