import { eq, inArray, isNotNull, and, asc } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";

/** The companies that somebody belongs to, each with its owner, locked against changes of their teams. */
export const lockCompaniesOf = (db: Db, userId: string) => {
  const ofMember = db
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
  return db
    .select({ id: companies.id, ownerId: companies.ownerId })
    .from(companies)
    .where(inArray(companies.id, ofMember))
    .orderBy(asc(companies.id))
    .for("no key update");
};

/** The present owners of these companies, as far as they have one. */
export const listOwners = async (db: Db, companyIds: string[]) => {
  const rows = await db
    .select({ companyId: companies.id, userId: companies.ownerId })
    .from(companies)
    .where(and(inArray(companies.id, companyIds), isNotNull(companies.ownerId)));
  return rows.flatMap(({ companyId, userId }) => (userId === null ? [] : [{ companyId, userId }]));
};
