import { safetyLetter } from "#mail/safety-letter.ts";

export const passkeyRemovedLetter = safetyLetter({
  kind: "passkey-removed",
  subject: "A passkey was removed",
  says: ({ name }) => [
    `A passkey was removed from your account at ${name}. It no longer signs anybody in.`,
  ],
});
