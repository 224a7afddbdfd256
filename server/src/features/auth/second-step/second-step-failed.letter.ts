import { safetyLetter } from "#mail/safety-letter.ts";

export const secondStepFailedLetter = safetyLetter({
  kind: "second-step-failed",
  subject: "Somebody could not pass your second step",
  says: ({ name }) => [
    `Somebody knew how to begin a sign-in to your account at ${name}, and then gave five wrong codes. They were not let in. If it was not you, change your password: somebody else knows it.`,
  ],
});
