import {
  registrationByInvitationText,
  registrationClosedText,
} from "@rolecall/contract/auth/admission.ts";
import type { Role } from "@rolecall/contract/values/role.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { hashOfToken } from "#features/auth/sessions/session-token.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { looksAtEmployers, siteRules, textVersions } from "#features/site/site.service.ts";
import { AppError } from "#http/errors.ts";
import { isEmployersRole } from "#policies/employer.ts";
import { findTeamInvitation } from "#read-models/teams/team-invitation.queries.ts";
import { registrationInvitationLetter } from "./registration-invitation.letter.ts";
import {
  deleteInvitationsTo,
  hasAdmitted,
  hasInvitation,
  insertAdmission,
  insertInvitation,
  takeInvitation,
} from "./registration.queries.ts";

const day = 24 * 60 * 60 * 1000;
const invitationLasts = 7 * day;

const byInvitation = () => new AppError("forbidden", registrationByInvitationText);
const invitationOf = (token: string) => ({ tokenHash: hashOfToken(token), now: new Date() });

/** Refuses a registration that the rules do not allow: cheaply, before a password is hashed. */
export const refuseRegistration = async (
  db: Db,
  { invitation, config }: { invitation: string | null | undefined; config: Config },
): Promise<void> => {
  const { registration } = await siteRules(db, config);
  if (registration === "open") return;
  if (registration === "closed") throw new AppError("forbidden", registrationClosedText);
  if (!invitation || !(await mayAdmit(db, invitation))) throw byInvitation();
};

/** Whether a token still admits a registration: one of the administrators' letter, or of a team's. */
const mayAdmit = async (db: Db, token: string): Promise<boolean> => {
  const which = invitationOf(token);
  if (await hasInvitation(db, which)) return true;
  return (
    (await findTeamInvitation(db, which)) !== null && !(await hasAdmitted(db, which.tokenHash))
  );
};

/** Uses a token up for registrations; a team's invitation stays to be accepted. */
const takeAdmission = async (db: Db, token: string): Promise<boolean> => {
  const which = invitationOf(token);
  if (await takeInvitation(db, which)) return true;
  const ofTeam = await findTeamInvitation(db, which);
  if (!ofTeam) return false;
  const { email, invitedBy, expiresAt } = ofTeam;
  const { tokenHash } = which;
  return insertAdmission(db, { email, role: "recruiter", tokenHash, invitedBy, expiresAt });
};

/**
 * What the rules say of a new account, in the transaction that makes it: an invitation is used up, an
 * employer may have to wait, and the terms are kept that were agreed to.
 */
export const admit = async (
  db: Db,
  {
    invitation,
    role,
    config,
  }: { invitation: string | null | undefined; role: Role; config: Config },
) => {
  const { registration } = await siteRules(db, config);
  if (registration === "closed") throw new AppError("forbidden", registrationClosedText);
  const isInvited = invitation ? await takeAdmission(db, invitation) : false;
  if (registration === "invitation" && !isInvited) throw byInvitation();
  const waits = isEmployersRole(role) && (await looksAtEmployers(db));
  const { terms } = await textVersions(db);
  return { waitingSince: waits ? new Date() : null, agreedTerms: terms };
};

/** Invites somebody to register. The letter is written later. */
export const inviteToRegister = (
  db: Db,
  { actorId, email, role }: { actorId: string; email: string; role: Role },
) =>
  db.transaction(async (db) => {
    const expiresAt = new Date(Date.now() + invitationLasts);
    const invitation = await insertInvitation(db, { email, role, invitedBy: actorId, expiresAt });
    await recordChange(db, {
      actorId,
      action: "registration-invited",
      subjectId: invitation.id,
      changes: { email, role },
    });
    await sendLetter(db, registrationInvitationLetter, { invitationId: invitation.id });
    return invitation;
  });

/** Deletes the invitations to the addresses of an account that is erased. */
export const forgetRegistrationInvited = (db: Db, addresses: string[]): Promise<void> =>
  deleteInvitationsTo(db, addresses);
