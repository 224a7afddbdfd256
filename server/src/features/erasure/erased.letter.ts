import { safetyLetter } from "#mail/safety-letter.ts";

export const erasedLetter = safetyLetter({
  kind: "erased",
  subject: "Your account was erased",
  says: ({ name }) => [
    `Your account at ${name} was erased, as you asked: your profile, letters and files are gone. Those whom you wrote applications to keep a row without your name. This is the last email that you get from us.`,
  ],
  hasAccount: false,
});
