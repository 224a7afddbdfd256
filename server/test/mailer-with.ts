import type { Mailer } from "#mail/mailer.ts";

/** A mailer that does what is given, and sends nothing else. */
export const mailerWith = (given: Partial<Mailer>): Mailer => ({
  sendResetLink: () => Promise.resolve(),
  sendSafetyLetter: () => Promise.resolve(),
  sendEmailChange: () => Promise.resolve(),
  sendTeamLetter: () => Promise.resolve(),
  sendRegistrationInvitation: () => Promise.resolve(),
  sendNotices: () => Promise.resolve(),
  forgetLetters: () => Promise.resolve(),
  ...given,
});
