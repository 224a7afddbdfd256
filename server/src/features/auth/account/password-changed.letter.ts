import { safetyLetter } from "#mail/safety-letter.ts";

export const passwordChangedLetter = safetyLetter({
  kind: "password-changed",
  subject: "Your password was changed",
  says: ({ name }) => [
    `The password of your account at ${name} was changed. All other sessions were signed out.`,
  ],
});
