import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { EventData } from "#events/event.ts";

const readable = {
  to: users.email,
  applicationId: applications.id,
  jobTitle: jobs.title,
  companyName: companies.name,
  isJobActive: jobs.isActive,
};

/** The letter of a change of status, and whom it goes to; null where the change was taken back or has none. */
export const findStatusLetter = async (db: Db, eventId: string) => {
  const [found] = await db
    .select({ ...readable, data: sql<EventData["status"]>`${applicationEvents.data}` })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(applicationEvents.id, eventId), isNotNull(applicationEvents.visibleFrom)))
    .limit(1);
  return found ?? null;
};

/** The letter of a closing and one of those who get it; null where they withdrew, or are decided. */
export const findClosingLetter = async (
  db: Db,
  { closingId, applicationId }: { closingId: string; applicationId: string },
) => {
  const [found] = await db
    .select({
      ...readable,
      data: sql<EventData["job-closed"]>`${applicationEvents.data}`,
      senderId: applicationEvents.actorId,
    })
    .from(applicationEvents)
    .innerJoin(jobs, eq(jobs.id, applicationEvents.jobId))
    .innerJoin(applications, eq(applications.jobId, jobs.id))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(applicationEvents.id, closingId),
        eq(applications.id, applicationId),
        isNull(applications.withdrawnAt),
        sql`${applications.status} not in ('rejected', 'hired')`,
      ),
    )
    .limit(1);
  return found ?? null;
};
