import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { exampleOfChosen, writeChosenLetter } from "./chosen-letter.ts";
import { findStatusLetter } from "./chosen-letters.queries.ts";

/** The letter that an employer chose with a change of status, to the candidate; nothing where it was taken back. */
export const statusLetter = defineLetter({
  kind: "application-status",
  about: z.object({ eventId: z.string() }),
  setting: "status",
  atOnce: true,
  to: async (db, { eventId }) => {
    const found = await findStatusLetter(db, eventId);
    const letter = found?.data.letter;
    if (!found?.to || !letter) return [];
    // It told of a job that was closed, and is open again.
    if (found.data.byClosing && found.isJobActive) return [];
    const { to, applicationId, jobTitle, companyName } = found;
    return [{ to, applicationId, jobTitle, companyName, ...letter }];
  },
  write: writeChosenLetter,
  examples: [exampleOfChosen],
});
