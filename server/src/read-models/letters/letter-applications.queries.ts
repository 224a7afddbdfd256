import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";

/** An application as letters tell of it; null where there is none. */
export const findLetterApplication = async (db: Db, id: string) => {
  const [application] = await db
    .select({
      candidateId: applications.candidateId,
      status: applications.status,
      withdrawnAt: applications.withdrawnAt,
      answeredAt: applications.answeredAt,
      jobId: jobs.id,
      title: jobs.title,
      jobIsActive: jobs.isActive,
      company: companies.name,
      answerDays: sql<number>`ceil(extract(epoch from ${applications.answerBy} - ${applications.appliedAt}) / 86400)::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.id, id))
    .limit(1);
  return application ?? null;
};
