import {
  invitationEndedText,
  teamFullText,
  youAreMemberText,
} from "@rolecall/contract/teams/invitations.ts";
import { teamMaximum } from "@rolecall/contract/teams/member-role.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { changeRole } from "#features/auth/auth.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { hashOfInvitation } from "#features/teams/letters/secrets.ts";
import { countMembers, findMember, insertMember } from "#features/teams/members/members.queries.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import { findTeamInvitation } from "#read-models/teams/team-invitation.queries.ts";
import { updateToUsed } from "./invitations.queries.ts";
import { memberJoinedLetter } from "./member-joined.letter.ts";

/** The invitation behind a letter's link, for every holder of the link. */
export const readInvitation = async (db: Db, token: string) => {
  const { company, role, inviter, expiresAt } = await findValid(db, token);
  const name = [inviter.firstName, inviter.lastName].filter(Boolean).join(" ");
  return { company, role, expiresAt, inviterName: name || inviter.username };
};

/** Makes the caller a member. A candidate becomes a recruiter, since candidates manage nothing. */
export const acceptInvitation = async (
  db: Db,
  { token, user }: { token: string; user: SignedInUser },
) => {
  const { company } = await findValid(db, token);
  return db.transaction(async (db) => {
    // It may have ended while this waited for the team, also with its company.
    await lockCompany(db, company.id, "no key update");
    const invitation = await findValid(db, token);
    const which = { companyId: company.id, userId: user.id };
    if (await findMember(db, which)) throw new AppError("conflict", youAreMemberText);
    if ((await countMembers(db, company.id)) >= teamMaximum)
      throw new AppError("conflict", teamFullText);
    await updateToUsed(db, invitation.id);
    // Before the membership, whose reference to the user is a lock as well, but a weaker one.
    await changeRole(db, { userId: user.id, role: "recruiter", onlyFrom: "candidate" });
    await insertMember(db, { ...which, role: invitation.role });
    await recordChange(db, {
      actorId: user.id,
      action: "member-joined",
      subjectId: user.id,
      companyId: company.id,
      changes: { role: invitation.role, invitationId: invitation.id },
    });
    const member = await findMember(db, which);
    if (!member) throw new Error("The member is gone");
    const occasion = { invitationId: invitation.id, userId: user.id };
    await sendLetter(db, memberJoinedLetter, { ...occasion });
    return member;
  });
};

const findValid = async (db: Db, token: string) => {
  const invitation = await findTeamInvitation(db, {
    tokenHash: hashOfInvitation(token),
    now: new Date(),
  });
  if (!invitation) throw new AppError("missing", invitationEndedText);
  return invitation;
};
