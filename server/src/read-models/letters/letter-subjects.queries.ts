import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { reportCases } from "#db/schema/site/report-cases.ts";
import { users } from "#db/schema/users.ts";

/** Whom a letter goes to, or whom it tells of. */
export const findLetterPerson = async (db: Db, userId: string) => {
  const [person] = await db
    .select({
      username: users.username,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      suspensionReason: users.suspensionReason,
    })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return person ?? null;
};

export const findLetterJob = async (db: Db, id: string) => {
  const [job] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyId: jobs.companyId,
      takedownReason: jobs.takedownReason,
      confirmAskedAt: jobs.confirmAskedAt,
      unlistedAt: jobs.unlistedAt,
    })
    .from(jobs)
    .where(eq(jobs.id, id))
    .limit(1);
  return job ?? null;
};

/** The title of the job of a case, which may be deleted. */
export const findLetterCase = async (db: Db, jobId: string) => {
  const [found] = await db
    .select({
      title: sql<string>`coalesce(${jobs.title}, ${reportCases.jobTitle})`,
      deletedAt: reportCases.jobDeletedAt,
    })
    .from(reportCases)
    .leftJoin(jobs, eq(jobs.id, reportCases.jobId))
    .where(eq(reportCases.jobId, jobId))
    .limit(1);
  return found ?? null;
};

export const findLetterCompany = async (db: Db, id: string) => {
  const [company] = await db
    .select({
      id: companies.id,
      name: companies.name,
      suspensionReason: companies.suspensionReason,
      isVerified: sql<boolean>`${companies.verifiedAt} is not null`,
    })
    .from(companies)
    .where(eq(companies.id, id))
    .limit(1);
  return company ?? null;
};
