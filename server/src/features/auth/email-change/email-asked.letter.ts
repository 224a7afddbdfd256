import { safetyLetter } from "#mail/safety-letter.ts";

export const emailAskedLetter = safetyLetter({
  kind: "email-asked",
  subject: "A new email address was asked for",
  says: ({ name }) => [
    `Another email address was asked for your account at ${name}. Nothing changes until somebody opens the link in the email to that address.`,
  ],
});
