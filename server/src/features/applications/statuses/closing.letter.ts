import * as z from "zod";
import { letterOf } from "#features/employer-letters/chosen-letter.service.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { exampleOfChosen, writeChosenLetter } from "./chosen-letter.ts";
import { findClosingLetter } from "./chosen-letters.queries.ts";

/** The letter that an employer chose as they closed a job, to whose status stayed; nothing where it is open again. */
export const closingLetter = defineLetter({
  kind: "application-closing",
  about: z.object({ closingId: z.string(), applicationId: z.string() }),
  setting: "status",
  atOnce: true,
  to: async (db, about) => {
    const found = await findClosingLetter(db, about);
    const letter = found?.data.letter;
    if (!found?.to || !letter || found.isJobActive) return [];
    const { to, applicationId, jobTitle, companyName, senderId } = found;
    const written = await letterOf(db, letter, { applicationId, senderId });
    return written ? [{ to, applicationId, jobTitle, companyName, ...written }] : [];
  },
  write: writeChosenLetter,
  examples: [exampleOfChosen],
});
