import { safetyLetter } from "#mail/safety-letter.ts";

export const secondFactorLostLetter = safetyLetter({
  kind: "second-factor-lost",
  subject: "Your second factor was reported lost",
  says: ({ name }) => [
    `Somebody who began a sign-in to your account at ${name} with your password said that its second factor is lost, and asked the administrators to turn it off. If it was not you, sign in with your second factor, which stops this, and change your password.`,
  ],
});
