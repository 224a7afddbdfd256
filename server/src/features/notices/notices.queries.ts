import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { reportCases } from "#db/schema/site/report-cases.ts";
import { users } from "#db/schema/users.ts";

/** Whom a letter goes to; null where nobody can be written to. */
export const findRecipient = async (db: Db, id: string) => {
  const [user] = await db
    .select({ email: users.email, suspensionReason: users.suspensionReason })
    .from(users)
    .where(eq(users.id, id))
    .limit(1);
  return user?.email ? { ...user, email: user.email } : null;
};

export const findJobToTellOf = async (db: Db, id: string) => {
  const [job] = await db
    .select({
      title: jobs.title,
      takedownReason: jobs.takedownReason,
      confirmAskedAt: jobs.confirmAskedAt,
    })
    .from(jobs)
    .where(eq(jobs.id, id))
    .limit(1);
  return job ?? null;
};

/** The title of the job of a case, which may be deleted. */
export const findCaseToTellOf = async (db: Db, jobId: string) => {
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

export const findCompanyToTellOf = async (db: Db, id: string) => {
  const [company] = await db
    .select({ name: companies.name, suspensionReason: companies.suspensionReason })
    .from(companies)
    .where(eq(companies.id, id))
    .limit(1);
  return company ?? null;
};
