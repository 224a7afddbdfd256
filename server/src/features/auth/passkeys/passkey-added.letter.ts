import { safetyLetter } from "#mail/safety-letter.ts";

export const passkeyAddedLetter = safetyLetter({
  kind: "passkey-added",
  subject: "A passkey was added",
  says: ({ name }) => [
    `A passkey was added to your account at ${name}. Whoever has it can sign in with it.`,
  ],
});
