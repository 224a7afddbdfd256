import { safetyLetter } from "#mail/safety-letter.ts";

export const secondFactorEndsLetter = safetyLetter({
  kind: "second-factor-ends",
  subject: "Your second factor will be turned off",
  says: ({ name }, at) => [
    `The second factor of your account at ${name} was reported lost, and an administrator has agreed to turn it off on`,
    `${at}.`,
    "If it is not lost, sign in with it until then: that stops this.",
  ],
});
