import { isDecided } from "@rolecall/contract/applications/application-status.ts";
import type { Role } from "@rolecall/contract/values/role.ts";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { statusForCandidate } from "#policies/held-back.sql.ts";
import { hiringTeam } from "#policies/job.ts";

/** What the page of an interview shows of its application, and whether it may, as the candidate reads it. */
export const findPageSubject = async (db: Db, applicationId: string) => {
  const [found] = await db
    .select({
      job: jobs.title,
      company: companies.name,
      status: statusForCandidate,
      kept: applications.status,
      withdrawnAt: applications.withdrawnAt,
      candidateId: applications.candidateId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.id, applicationId))
    .limit(1);
  if (!found) return null;
  const { status, kept, withdrawnAt, candidateId, ...names } = found;
  const isOver = isDecided(status) || withdrawnAt !== null || candidateId === null;
  return { ...names, isOver, isDecided: isDecided(kept) };
};

/** Who moves the application when the candidate has chosen: who proposed it, else another who manages the job. */
export const findMover = async (
  db: Db,
  { jobId, proposedBy }: { jobId: string; proposedBy: string | null },
) => {
  const [found] = await db
    .select({
      id: users.id,
      role: sql<Role>`${users.role}`,
      waiting: sql<boolean>`${users.waitingSince} is not null`,
    })
    .from(jobs)
    .crossJoinLateral(sql`${hiringTeam} as team`)
    .innerJoin(users, sql`${users.id} = team.user_id`)
    .where(sql`${eq(jobs.id, jobId)} and team.manages`)
    .orderBy(sql`${users.id} is not distinct from ${proposedBy}::uuid desc`, users.id)
    .limit(1);
  return found ?? null;
};
