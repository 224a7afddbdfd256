import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { companyInvitations } from "#db/schema/teams/company-invitations.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";
import { roleMay } from "#policies/company.ts";
import { accountActsAsEmployer } from "#policies/employer.ts";

const inviters = alias(users, "inviters");

/** The condition that an invitation was neither used nor revoked. */
export const isWaiting = and(
  isNull(companyInvitations.usedAt),
  isNull(companyInvitations.revokedAt),
);

/** Whether who invited may still do so: they lead the team, hire, and are not suspended. */
export const inviterMayInvite = sql<boolean>`exists (
  select from ${companyMembers} join ${users} as inviters on inviters.id = ${companyMembers.userId}
  where ${companyMembers.companyId} = ${companyInvitations.companyId}
    and ${companyMembers.userId} = ${companyInvitations.invitedBy}
    and ${roleMay(companyMembers.role, "invite")}
    and ${accountActsAsEmployer(inviters)}
)`;

/** The invitation that a letter's link can still accept, and all that its page shows. */
export const findTeamInvitation = async (
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
) => {
  const [found] = await db
    .select({
      id: companyInvitations.id,
      company: { id: companies.id, name: companies.name, logoUrl: companies.logoUrl },
      role: companyInvitations.role,
      email: companyInvitations.email,
      invitedBy: companyInvitations.invitedBy,
      inviter: { firstName: users.firstName, lastName: users.lastName, username: users.username },
      expiresAt: companyInvitations.expiresAt,
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .innerJoin(users, eq(users.id, companyInvitations.invitedBy))
    .where(
      and(
        eq(companyInvitations.tokenHash, tokenHash),
        isWaiting,
        gt(companyInvitations.expiresAt, now),
        isNull(companies.suspendedAt),
        inviterMayInvite,
      ),
    )
    .limit(1);
  return found ?? null;
};
