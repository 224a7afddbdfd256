import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { notificationSettings } from "#db/schema/letters/notification-settings.ts";
import { users } from "#db/schema/users.ts";
import { namesForEmployers } from "#read-models/anonymous/anonymous.sql.ts";

/** What letters about these applications name, and whether they reach the candidate. */
export const listLetterSubjects = async (db: Db, applicationIds: string[]) =>
  db
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      companyId: jobs.companyId,
      firstName: users.firstName,
      lastName: users.lastName,
      forEmployer: namesForEmployers({ firstName: users.firstName, lastName: users.lastName }),
      jobTitle: jobs.title,
      companyName: companies.name,
      isReached: sql<boolean>`coalesce(
        ${users.email} is not null and ${users.emailRefusedAt} is null and ${users.suspendedAt} is null
        and ${users.eraseAt} is null and not exists (
          select from ${notificationSettings}
          where ${notificationSettings.userId} = ${users.id} and ${notificationSettings.kind} = 'status'
            and ${notificationSettings.mail} = 'never'
        ), false)`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, applications.candidateId))
    .where(sql`${applications.id} = any(${sql.param(applicationIds)}::uuid[])`);

export type LetterSubject = Awaited<ReturnType<typeof listLetterSubjects>>[number];

/** Who sends a letter, as the letter names them. */
export const findSenderName = async (db: Db, userId: string): Promise<string> => {
  const [sender] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return [sender?.firstName, sender?.lastName].filter(Boolean).join(" ");
};

/** The companies of the jobs of these applications, each once. */
export const listCompaniesOf = async (db: Db, applicationIds: string[]): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ companyId: jobs.companyId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(sql`${applications.id} = any(${sql.param(applicationIds)}::uuid[])`);
  return rows.map(({ companyId }) => companyId);
};

/** Who applied, and for what; null where they withdrew, or are erased. */
export const findReceived = async (db: Db, applicationId: string) => {
  const [found] = await db
    .select({
      to: users.email,
      companyId: jobs.companyId,
      jobTitle: jobs.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(applications.id, applicationId), isNull(applications.withdrawnAt)))
    .limit(1);
  return found ?? null;
};
