import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companyInvitations } from "#db/schema/teams/company-invitations.ts";

export const findLetterInvitation = async (db: Db, id: string) => {
  const [invitation] = await db
    .select({
      companyId: companyInvitations.companyId,
      invitedBy: companyInvitations.invitedBy,
      email: companyInvitations.email,
      role: companyInvitations.role,
    })
    .from(companyInvitations)
    .where(eq(companyInvitations.id, id))
    .limit(1);
  return invitation ?? null;
};
