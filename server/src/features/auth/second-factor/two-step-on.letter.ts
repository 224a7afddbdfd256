import { safetyLetter } from "#mail/safety-letter.ts";

export const twoStepOnLetter = safetyLetter({
  kind: "two-step-on",
  subject: "Two-step sign-in was turned on",
  says: ({ name }) => [
    `Two-step sign-in was turned on for your account at ${name}. All other sessions were signed out. Keep your recovery codes where you find them without your phone.`,
  ],
});
