import { safetyLetter } from "#mail/safety-letter.ts";

export const recoveryCodeUsedLetter = safetyLetter({
  kind: "recovery-code-used",
  subject: "A recovery code was used",
  says: ({ name }) => [
    `Somebody signed in to your account at ${name}, or confirmed that it is theirs, with one of its recovery codes. That code no longer works.`,
  ],
});
