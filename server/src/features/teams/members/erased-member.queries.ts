import { asc, eq, inArray } from "drizzle-orm";
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
