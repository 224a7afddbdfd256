import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";

/** What letters about these applications name. */
export const listLetterSubjects = async (db: Db, applicationIds: string[]) =>
  db
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      companyId: jobs.companyId,
      firstName: users.firstName,
      lastName: users.lastName,
      jobTitle: jobs.title,
      companyName: companies.name,
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
