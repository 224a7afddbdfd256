import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";

/** To an employer whose account waited for a look. */
export const approvedLetter = defineLetter({
  kind: "approved",
  about: z.object({ to: z.string() }),
  to: async (db, about) => {
    const to = (await findLetterPerson(db, about.to))?.email;
    return to ? [{ to }] : [];
  },
  write: (_, { name }) => ({
    subject: `Your account at ${name} is let in`,
    body: [
      "Hello,",
      `The administrators of ${name} had their look at your account and let you in: you can post jobs and manage companies now.`,
      { link: "/post-job", label: "Post a job" },
    ],
  }),
  examples: [{ to: "ada@jobs.example" }],
});
