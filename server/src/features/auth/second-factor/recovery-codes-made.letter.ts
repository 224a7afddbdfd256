import { safetyLetter } from "#mail/safety-letter.ts";

export const recoveryCodesMadeLetter = safetyLetter({
  kind: "recovery-codes-made",
  subject: "New recovery codes were made",
  says: ({ name }) => [
    `New recovery codes were made for your account at ${name}. The old ones no longer work.`,
  ],
});
