import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { letterOfKind } from "#features/notices/settings/notifications.service.ts";
import { letterSite } from "#features/site/site.service.ts";
import { updateToken } from "#features/teams/invitations/invitations.queries.ts";
import { updateCode } from "#features/teams/verification/verification.queries.ts";
import type { Deliver, Letter, LetterSite } from "#mail/letter.ts";
import type { TeamOccasion } from "#mail/mailer.ts";
import {
  findLetterCompany,
  findLetterInvitation,
  findLetterJob,
  findLetterPerson,
} from "./letter-subjects.queries.ts";
import { hashOfCode, hashOfInvitation, newCode, newInvitationToken } from "./secrets.ts";
import * as letters from "./team-letters.ts";

/**
 * Writes a letter about a team and delivers it; throws if it cannot be delivered now. If its
 * subject is gone or a later letter has replaced it, no letter is written.
 */
export const deliverTeamLetter = async (
  db: Db,
  occasion: TeamOccasion,
  { config, deliver }: { config: Config; deliver: Deliver },
): Promise<void> => {
  const letter = await writeLetter(db, occasion, await letterSite(db, config));
  const sent = letter && (await letterOfKind(db, { ...letter, kind: "team" }));
  if (sent) await deliver(sent);
};

const writeLetter = async (
  db: Db,
  occasion: TeamOccasion,
  site: LetterSite,
): Promise<Letter | null> => {
  switch (occasion.about) {
    case "invitation":
      return writeInvitation(db, occasion, site);
    case "verification":
      return writeCode(db, occasion, site);
    case "member-joined":
      return writeJoined(db, occasion, site);
    case "job-taken-over":
      return writeTakenOver(db, occasion, site);
    default:
      return writeToMember(db, occasion, site);
  }
};

type About<Name extends TeamOccasion["about"]> = Extract<TeamOccasion, { about: Name }>;

const writeInvitation = async (
  db: Db,
  { invitationId, letter }: About<"invitation">,
  site: LetterSite,
) => {
  const token = newInvitationToken();
  const tokenHash = hashOfInvitation(token);
  if (!(await updateToken(db, { id: invitationId, letter, tokenHash }))) return null;
  const invitation = await findLetterInvitation(db, invitationId);
  const company = invitation && (await findLetterCompany(db, invitation.companyId));
  const inviter = invitation?.invitedBy && (await findLetterPerson(db, invitation.invitedBy));
  if (!invitation || !company || !inviter) return null;
  const { email: to, role } = invitation;
  return letters.invitationLetter({ to, company, inviter, role, token }, site);
};

const writeCode = async (
  db: Db,
  { companyId, letter }: About<"verification">,
  site: LetterSite,
) => {
  const code = newCode();
  const sent = await updateCode(db, { companyId, letter, codeHash: hashOfCode(companyId, code) });
  const company = sent && (await findLetterCompany(db, companyId));
  if (!company || sent.expiresAt <= new Date()) return null;
  return letters.codeLetter({ to: sent.email, company, code }, site);
};

const writeJoined = async (
  db: Db,
  { invitationId, userId }: About<"member-joined">,
  site: LetterSite,
) => {
  const invitation = await findLetterInvitation(db, invitationId);
  const inviter = invitation?.invitedBy && (await findLetterPerson(db, invitation.invitedBy));
  const company = invitation && (await findLetterCompany(db, invitation.companyId));
  const person = await findLetterPerson(db, userId);
  if (!inviter || !inviter.email || !company || !person) return null;
  const { role } = invitation;
  return letters.joinedLetter({ to: inviter.email, company, person, role }, site);
};

const writeTakenOver = async (
  db: Db,
  { jobId, userId }: About<"job-taken-over">,
  site: LetterSite,
) => {
  const job = await findLetterJob(db, jobId);
  const company = job && (await findLetterCompany(db, job.companyId));
  const poster = await findLetterPerson(db, userId);
  if (!company || !poster?.email) return null;
  return letters.takenOverLetter({ to: poster.email, company, job }, site);
};

const writeToMember = async (
  db: Db,
  occasion: About<"role-changed" | "member-removed" | "became-owner" | "handed-over">,
  site: LetterSite,
) => {
  const company = await findLetterCompany(db, occasion.companyId);
  const to = (await findLetterPerson(db, occasion.userId))?.email;
  if (!company || !to) return null;
  switch (occasion.about) {
    case "role-changed":
      return letters.roleChangedLetter({ to, company, role: occasion.role }, site);
    case "member-removed":
      return letters.removedLetter({ to, company }, site);
    case "became-owner":
      return letters.becameOwnerLetter({ to, company }, site);
    case "handed-over":
      return letters.handedOverLetter({ to, company }, site);
  }
};
