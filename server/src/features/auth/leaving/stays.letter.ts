import { safetyLetter } from "#mail/safety-letter.ts";

export const staysLetter = safetyLetter({
  kind: "stays",
  subject: "Your account stays",
  says: ({ name }) => [
    `Somebody signed in to your account at ${name}, which was to be erased. It stays now, with all that belongs to it.`,
  ],
});
