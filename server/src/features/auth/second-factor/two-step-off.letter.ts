import { safetyLetter } from "#mail/safety-letter.ts";

export const twoStepOffLetter = safetyLetter({
  kind: "two-step-off",
  subject: "Two-step sign-in was turned off",
  says: ({ name }) => [
    `Two-step sign-in was turned off for your account at ${name}. The recovery codes have ended with it.`,
  ],
});
