import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { ifThisIsWrong } from "#mail/phrases.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";

/** To who is suspended; nothing where they are not any more. */
export const suspendedLetter = defineLetter({
  kind: "suspended",
  about: z.object({ to: z.string() }),
  to: async (db, about) => {
    const person = await findLetterPerson(db, about.to);
    const reason = person?.suspensionReason ?? null;
    return person?.email && reason !== null ? [{ to: person.email, reason }] : [];
  },
  write: ({ reason }, site) => ({
    subject: `Your account at ${site.name} is suspended`,
    body: [
      "Hello,",
      `The administrators of ${site.name} suspended your account. You are signed out everywhere and cannot sign in, and jobs that you posted are not listed meanwhile. This is the reason they gave:`,
      { written: reason },
      ifThisIsWrong(site),
    ],
  }),
  examples: [{ to: "ada@jobs.example", reason: "Jobs that do not exist.\nTwice." }],
});
