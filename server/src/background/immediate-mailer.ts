import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { deliverEmailChange } from "#features/auth/email-change/email-change.service.ts";
import { leavingOut } from "#features/auth/leaving/leaving.service.ts";
import { deliverSafetyLetter } from "#features/auth/letters/safety-letters.service.ts";
import { deliverResetLink } from "#features/auth/password-reset/password-reset.service.ts";
import { deliverRegistrationInvitation } from "#features/auth/registration/registration.service.ts";
import { withinRecipientLimits } from "#features/limits/recipient-limits.service.ts";
import { deliverNotice } from "#features/notices/notices.service.ts";
import { deliverTeamLetter } from "#features/teams/letters/deliver-team-letter.service.ts";
import type { Deliver } from "#mail/letter.ts";
import type { Letters, TeamOccasion } from "#mail/mailer.ts";

interface MailServices {
  config: Config;
  deliver: Deliver;
}

/** Team letters that are counted when they are asked for, and refused then. */
const countedBefore: TeamOccasion["about"][] = ["invitation", "verification"];

/**
 * A mailer that writes and delivers at once; the queue's workers use it. Limits for the recipient hold for
 * letters that somebody may bring about again and again: links to set a password, to confirm an address and
 * to join a team have limits of their own, and the others are written by what administrators do, or by time.
 */
export const immediateMailer = (services: MailServices): Letters<Db> => ({
  sendResetLink: (db, identifier) => deliverResetLink(db, identifier, services),
  sendSafetyLetter: (db, letter) =>
    deliverSafetyLetter(db, letter, { ...services, deliver: limited(db, letter.kind, services) }),
  sendTeamLetter: (db, occasion) => {
    const { about } = occasion;
    const deliver = countedBefore.includes(about) ? services.deliver : limited(db, about, services);
    return deliverTeamLetter(db, occasion, { ...services, deliver: leavingOut(db, deliver) });
  },
  sendEmailChange: (db, id) => deliverEmailChange(db, id, services),
  sendRegistrationInvitation: (db, id) => deliverRegistrationInvitation(db, id, services),
  sendNotices: async (db, notices) => {
    for (const notice of notices) await deliverNotice(db, notice, services);
  },
  forgetLetters: () => Promise.resolve(),
});

const limited = (db: Db, kind: string, { config, deliver }: MailServices): Deliver =>
  withinRecipientLimits(db, kind, { deliver, rateLimit: config.rateLimit });
