import { confirmAfterDays, unlistAfterDays } from "@rolecall/contract/jobs/confirmation.ts";
import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterJob, findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";
import { newConfirmToken } from "./confirm-tokens.service.ts";

/** Asks whether a job is still open, with a link that confirms it; nothing where somebody answered meanwhile. */
export const jobStillOpenLetter = defineLetter({
  kind: "job-still-open",
  about: z.object({ to: z.string(), jobId: z.string() }),
  to: async (db, { to: userId, jobId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const job = await findLetterJob(db, jobId);
    if (!to || !job?.confirmAskedAt) return [];
    return [{ to, title: job.title, token: await newConfirmToken(db, { jobId, userId }) }];
  },
  write: ({ title: typed, token }, { name }) => {
    const title = unlinked(typed, "a listing");
    return {
      subject: `Still open? ${title}`,
      body: [
        "Hello,",
        `Nobody has said for ${confirmAfterDays} days that this listing is still open: ${title}`,
        { link: `/jobs/confirm?token=${token}`, label: "Confirm that it is open" },
        `Without an answer ${name} takes it out of all lists in ${unlistAfterDays} days, so that nobody applies in vain. You can confirm it then, too. If the job is filled, please close the listing.`,
      ],
    };
  },
  examples: [{ to: "ada@jobs.example", title: "Signaller", token: "the-token" }],
});
