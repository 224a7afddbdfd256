import { safetyLetter } from "#mail/safety-letter.ts";

export const usernameChangedLetter = safetyLetter({
  kind: "username-changed",
  subject: "Your username was changed",
  says: ({ name }) => [
    `The username of your account at ${name} was changed. The old one no longer signs anybody in.`,
  ],
});
