import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { deliverSafetyLetter } from "#features/auth/letters/safety-letters.service.ts";
import { deliverResetLink } from "#features/auth/password-reset/password-reset.service.ts";
import { deliverRegistrationInvitation } from "#features/auth/registration/registration.service.ts";
import { deliverNotice } from "#features/notices/notices.service.ts";
import { deliverTeamLetter } from "#features/teams/letters/deliver-team-letter.service.ts";
import type { Deliver, Mailer } from "#mail/mailer.ts";

/** A mailer that writes and delivers at once; the queue's worker uses it. */
export const immediateMailer = (services: {
  db: Db;
  config: Config;
  deliver: Deliver;
}): Mailer => ({
  sendResetLink: (identifier) => deliverResetLink(services.db, identifier, services),
  sendSafetyLetter: (letter) => deliverSafetyLetter(services.db, letter, services),
  sendTeamLetter: (occasion) => deliverTeamLetter(services.db, occasion, services),
  sendRegistrationInvitation: (id) => deliverRegistrationInvitation(services.db, id, services),
  sendNotices: async (notices) => {
    for (const notice of notices) await deliverNotice(services.db, notice, services);
  },
});
