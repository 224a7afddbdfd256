import type { MemberRole } from "@rolecall/contract/teams/member-role.ts";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { answersOfCompany } from "./answer-figures.sql.ts";
import { type Account, actsAsEmployer } from "./teams/acting-employer.sql.ts";

/** The user's role in a company; null for others and for who acts as no employer. */
export const findCompanyRole = async (
  db: Db,
  { companyId, user }: { companyId: string; user: Account | null },
): Promise<MemberRole | null> => {
  if (!user || !actsAsEmployer(user)) return null;
  const [found] = await db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, user.id)))
    .limit(1);
  return found?.role ?? null;
};

/**
 * Locks a company and its team until the transaction ends. Every change of a team takes this lock
 * first, so that parallel changes run one after the other; callers that only need the team to stay
 * the same, such as posters, share it.
 */
export const lockCompany = async (db: Db, id: string, strength: "no key update" | "share") => {
  const [company] = await db
    .select({ ...getTableColumns(companies), answers: answersOfCompany })
    .from(companies)
    .where(eq(companies.id, id))
    .limit(1)
    .for(strength);
  return company ?? null;
};
