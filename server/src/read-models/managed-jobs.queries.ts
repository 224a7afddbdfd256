import type { Role } from "@rolecall/contract/values/role.ts";
import { eq, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";

/**
 * The condition on `jobs` that the user manages the job: posted it, or owns its
 * company, and still is a recruiter or company. Nobody else does: signed-out
 * callers and candidates get `false`.
 */
export const managesJob = (db: Db, user: { id: string; role: Role } | null): SQL => {
  if (!user || user.role === "candidate") return sql`false`;
  const ownCompanies = db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.ownerId, user.id));
  // An array instead of IN lets PostgreSQL combine the indexes on poster and company.
  const ofOwnCompany = sql`${jobs.companyId} = any(array${ownCompanies})`;
  return sql`${or(eq(jobs.postedBy, user.id), ofOwnCompany)}`;
};
