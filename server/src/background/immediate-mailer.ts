import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { deliverEmailChange } from "#features/auth/email-change/email-change.service.ts";
import { leavingOut } from "#features/auth/leaving/leaving.service.ts";
import { deliverSafetyLetter } from "#features/auth/letters/safety-letters.service.ts";
import { deliverResetLink } from "#features/auth/password-reset/password-reset.service.ts";
import { deliverRegistrationInvitation } from "#features/auth/registration/registration.service.ts";
import { deliverNotice } from "#features/notices/notices.service.ts";
import { deliverTeamLetter } from "#features/teams/letters/deliver-team-letter.service.ts";
import type { Deliver } from "#mail/letter.ts";
import type { Letters } from "#mail/mailer.ts";

/** A mailer that writes and delivers at once; the queue's workers use it. */
export const immediateMailer = (services: { config: Config; deliver: Deliver }): Letters<Db> => ({
  sendResetLink: (db, identifier) => deliverResetLink(db, identifier, services),
  sendSafetyLetter: (db, letter) => deliverSafetyLetter(db, letter, services),
  sendTeamLetter: (db, occasion) =>
    deliverTeamLetter(db, occasion, {
      ...services,
      deliver: leavingOut(db, services.deliver),
    }),
  sendEmailChange: (db, id) => deliverEmailChange(db, id, services),
  sendRegistrationInvitation: (db, id) => deliverRegistrationInvitation(db, id, services),
  sendNotices: async (db, notices) => {
    for (const notice of notices) await deliverNotice(db, notice, services);
  },
  forgetLetters: () => Promise.resolve(),
});
