import type { MemberRole } from "@rolecall/contract/teams/member-role.ts";
import type { Role } from "@rolecall/contract/values/role.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";

/** What the user may do in a company: their role there, or none for who is no member or has a candidate's account. */
export const findCompanyRole = async (
  db: Db,
  { companyId, user }: { companyId: string; user: { id: string; role: Role } | null },
): Promise<MemberRole | null> => {
  if (!user || user.role === "candidate") return null;
  const [found] = await db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, user.id)))
    .limit(1);
  return found?.role ?? null;
};

/**
 * The company, whose members nobody changes until the transaction ends. Whoever writes anything of a team
 * takes this lock first, so that of changes at once one comes first; who only needs the team to stay as it
 * is, such as somebody who posts, shares it.
 */
export const lockCompany = async (db: Db, id: string, strength: "no key update" | "share") => {
  const [company] = await db
    .select()
    .from(companies)
    .where(eq(companies.id, id))
    .limit(1)
    .for(strength);
  return company ?? null;
};
