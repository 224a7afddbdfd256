import { safetyLetter } from "#mail/safety-letter.ts";

export const emailChangedLetter = safetyLetter({
  kind: "email-changed",
  subject: "Your email address was changed",
  says: ({ name }) => [
    `Your account at ${name} has another email address now. This one no longer signs in, and gets no more emails about the account.`,
  ],
});
