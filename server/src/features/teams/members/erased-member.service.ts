import type { Db, Transaction } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { deleteInvitationsTo } from "#features/teams/invitations/invitations.queries.ts";
import { deleteVerificationsAt } from "#features/teams/verification/verification.queries.ts";
import { becameOwnerLetter } from "./became-owner.letter.ts";
import { listOwners, lockCompaniesOf } from "./erased-member.queries.ts";

/** Locks the teams of somebody before anything else is, and answers the companies that they own. */
export const lockTeamsOf = async (db: Db, userId: string): Promise<string[]> => {
  const companies = await lockCompaniesOf(db, userId);
  return companies.filter(({ ownerId }) => ownerId === userId).map(({ id }) => id);
};

/** Deletes what companies sent to the addresses of an account that is erased: invitations and codes. */
export const forgetInvited = async (db: Db, addresses: string[]): Promise<void> => {
  await deleteInvitationsTo(db, addresses);
  await deleteVerificationsAt(db, addresses);
};

/** Keeps who followed the erased owner of these companies (`company-owner.sql`), and tells them. */
export const recordSuccessors = async (db: Transaction, companyIds: string[]): Promise<void> => {
  for (const { companyId, userId } of await listOwners(db, companyIds)) {
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
