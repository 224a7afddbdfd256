import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyInvitations } from "#db/schema/teams/company-invitations.ts";
import { users } from "#db/schema/users.ts";

const companyColumns = { id: companies.id, name: companies.name, verifiedAt: companies.verifiedAt };

const asLetterCompany = <Company extends { verifiedAt: Date | null }>(company: Company) => ({
  ...company,
  isVerified: company.verifiedAt !== null,
});

export const findLetterCompany = async (db: Db, companyId: string) => {
  const [company] = await db
    .select(companyColumns)
    .from(companies)
    .where(eq(companies.id, companyId))
    .limit(1);
  return company ? asLetterCompany(company) : null;
};

export const findLetterPerson = async (db: Db, userId: string) => {
  const [person] = await db
    .select({
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return person ?? null;
};

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

export const findLetterJob = async (db: Db, jobId: string) => {
  const [job] = await db
    .select({ id: jobs.id, title: jobs.title, companyId: jobs.companyId })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .limit(1);
  return job ?? null;
};
