import { companySuspendedText } from "@rolecall/contract/admin/companies.ts";
import type { invitationDraft } from "@rolecall/contract/teams/invitations.schemas.ts";
import {
  alreadyInvitedText,
  alreadyMemberText,
  invitationDays,
  invitationMissingText,
  teamFullText,
} from "@rolecall/contract/teams/invitations.ts";
import { teamMaximum } from "@rolecall/contract/teams/member-role.ts";
import type * as z from "zod";
import type { Config } from "#config.ts";
import type { Db, Transaction } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { countLetter } from "#features/teams/letters/letter-limits.service.ts";
import { countMembers } from "#features/teams/members/members.queries.ts";
import { companyRole, lockTeam } from "#features/teams/members/members.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { invitationLetter } from "./invitation.letter.ts";
import {
  countOpenInvitations,
  findInvitation,
  findInvitationOfAddress,
  insertInvitation,
  isMembersAddress,
  listInvitations,
  updateToNextLetter,
  updateToRevoked,
} from "./invitations.queries.ts";

interface OnCompany {
  id: string;
  user: SignedInUser;
}

interface Sending {
  config: Config;
}

const day = 24 * 60 * 60 * 1000;
const endOfInvitation = () => new Date(Date.now() + invitationDays * day);

export const invitationsOf = async (
  db: Db,
  { id, user, ...slice }: OnCompany & { query?: string | undefined; page: number; limit: number },
) => {
  await companyRole(db, { id, user });
  await checkMayInCompany(db, { companyId: id, user }, "invite");
  return listInvitations(db, { companyId: id, ...slice });
};

/** Invites an address to the team, with a letter. */
export const invite = (
  db: Db,
  { id, user, draft }: OnCompany & { draft: z.output<typeof invitationDraft> },
  { config }: Sending,
) =>
  db.transaction(async (db) => {
    const { suspendedAt } = await lockTeam(db, id);
    await checkMayInCompany(db, { companyId: id, user }, "invite");
    refuseSuspended(suspendedAt);
    const { email, role } = draft;
    await refuseTwice(db, { companyId: id, email });
    await refuseFullTeam(db, id);
    const letter = { kind: "invitation", companyId: id, senderId: user.id, email } as const;
    await countLetter(db, letter, config);
    const invitationId = await insertInvitation(db, {
      companyId: id,
      email,
      role,
      invitedBy: user.id,
      expiresAt: endOfInvitation(),
    });
    await recordInvitation(db, { id, user, invitationId, action: "member-invited", email, role });
    return withLetter(db, { id, invitationId });
  });

/**
 * Sends another letter with a new link. Its sender becomes the inviter, since the earlier one may
 * no longer invite.
 */
export const resend = (
  db: Db,
  { id, user, invitationId }: OnCompany & { invitationId: string },
  { config }: Sending,
) =>
  db.transaction(async (db) => {
    const invitation = await lockInvitation(db, { id, user, invitationId });
    const { email, role, inviterMayInvite, suspendedAt } = invitation;
    refuseSuspended(suspendedAt);
    // One that has expired has no place in the team any more.
    if (invitation.expiresAt <= new Date()) await refuseFullTeam(db, id);
    const letter = { kind: "invitation", companyId: id, senderId: user.id, email } as const;
    await countLetter(db, letter, config);
    await updateToNextLetter(db, {
      id: invitationId,
      expiresAt: endOfInvitation(),
      ...(!inviterMayInvite && { invitedBy: user.id }),
    });
    const action = "invitation-resent";
    await recordInvitation(db, { id, user, invitationId, action, email, role });
    return withLetter(db, { id, invitationId });
  });

export const revoke = (
  db: Db,
  { id, user, invitationId }: OnCompany & { invitationId: string },
): Promise<void> =>
  db.transaction(async (db) => {
    const { email, role } = await lockInvitation(db, { id, user, invitationId });
    await updateToRevoked(db, invitationId);
    const action = "invitation-revoked";
    await recordInvitation(db, { id, user, invitationId, action, email, role });
  });

/** Locks a pending invitation, for members who may send and revoke it. */
const lockInvitation = async (
  db: Db,
  { id, user, invitationId }: OnCompany & { invitationId: string },
) => {
  const { suspendedAt } = await lockTeam(db, id);
  await checkMayInCompany(db, { companyId: id, user }, "readTeam");
  const invitation = await findInvitation(db, { companyId: id, id: invitationId });
  if (!invitation) throw new AppError("missing", invitationMissingText);
  await checkMayInCompany(db, { companyId: id, user }, "invite");
  return { ...invitation, suspendedAt };
};

/** Answers the invitation, and has its letter sent. */
const withLetter = async (
  db: Transaction,
  { id, invitationId }: { id: string; invitationId: string },
) => {
  const answer = await findInvitation(db, { companyId: id, id: invitationId });
  if (!answer) throw new Error("The invitation is gone");
  const { letter } = answer;
  await sendLetter(db, invitationLetter, { invitationId, letter });
  return answer;
};

/** An address is invited once; an expired invitation makes way for a new one. */
const refuseTwice = async (db: Db, which: { companyId: string; email: string }) => {
  if (await isMembersAddress(db, which)) throw new AppError("conflict", alreadyMemberText);
  const waiting = await findInvitationOfAddress(db, which);
  if (!waiting) return;
  if (waiting.expiresAt > new Date()) throw new AppError("conflict", alreadyInvitedText);
  await updateToRevoked(db, waiting.id);
};

const refuseSuspended = (suspendedAt: Date | null) => {
  if (suspendedAt) throw new AppError("forbidden", companySuspendedText);
};

const refuseFullTeam = async (db: Db, companyId: string) => {
  const members = await countMembers(db, companyId);
  const invited = await countOpenInvitations(db, { companyId, now: new Date() });
  if (members + invited >= teamMaximum) throw new AppError("conflict", teamFullText);
};

const recordInvitation = (
  db: Db,
  {
    id,
    user,
    invitationId,
    action,
    ...changes
  }: OnCompany & {
    invitationId: string;
    action: "member-invited" | "invitation-resent" | "invitation-revoked";
    email: string;
    role: string;
  },
) =>
  recordChange(db, {
    actorId: user.id,
    action,
    subjectId: invitationId,
    companyId: id,
    changes,
  });
