import type { Db, Transaction } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { giveToOwner, leaveWithoutOwner } from "#features/companies/companies.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { deleteInvitationsTo } from "#features/teams/invitations/invitations.queries.ts";
import { deleteVerificationsAt } from "#features/teams/verification/verification.queries.ts";
import { findSuccessor } from "#policies/company.ts";
import { becameOwnerLetter } from "./became-owner.letter.ts";
import { lockCompaniesOf } from "./erased-member.queries.ts";

/** The companies that somebody belongs to, each with its owner; nobody changes their teams meanwhile. */
export const lockTeamsOf = (db: Db, userId: string) => lockCompaniesOf(db, userId);

/** Deletes what companies sent to the addresses of an account that is erased: invitations and codes. */
export const forgetInvited = async (db: Db, addresses: string[]): Promise<void> => {
  await deleteInvitationsTo(db, addresses);
  await deleteVerificationsAt(db, addresses);
};

/**
 * Decides who follows the owner of these locked companies, before the owner's account is erased, and keeps and
 * tells it. Where nobody may follow, nobody owns the company.
 */
export const giveToSuccessors = async (
  db: Transaction,
  { ownerId, companies }: { ownerId: string; companies: { id: string; ownerId: string | null }[] },
): Promise<void> => {
  const owned = companies.filter((company) => company.ownerId === ownerId);
  for (const { id: companyId } of owned) {
    const userId = await findSuccessor(db, { companyId, ownerId });
    if (userId === null) {
      await leaveWithoutOwner(db, companyId);
      continue;
    }
    await giveToOwner(db, { id: companyId, ownerId: userId });
    await recordChange(db, {
      actorId: null,
      action: "owner-changed",
      subjectId: userId,
      companyId,
      changes: { ownerId: { from: null, to: userId } },
    });
    await sendLetter(db, becameOwnerLetter, { companyId, userId });
  }
};
