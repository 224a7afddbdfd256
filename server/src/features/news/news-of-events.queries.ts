import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { notificationSettings } from "#db/schema/letters/notification-settings.ts";
import { employerId } from "#read-models/job-poster.sql.ts";

/**
 * These events as they are told, with whom they concern; those that were taken back are left out. They stay as
 * they are until the transaction ends.
 */
export const listEventsToTell = (db: Db, ids: string[]) =>
  db
    .select({
      id: applicationEvents.id,
      type: applicationEvents.type,
      actorId: applicationEvents.actorId,
      visibleFrom: sql<Date>`${applicationEvents.visibleFrom}`.mapWith(
        applicationEvents.visibleFrom,
      ),
      data: applicationEvents.data,
      applicationId: applications.id,
      jobId: jobs.id,
      title: jobs.title,
      candidateId: applications.candidateId,
      status: applications.status,
      withdrawnAt: applications.withdrawnAt,
      employerId,
      mailOfEmployer: sql<string | null>`(
        select mail from ${notificationSettings} as chosen
        where chosen.user_id = ${employerId} and chosen.kind = 'applications'
      )`,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(applicationEvents.id, ids), isNotNull(applicationEvents.visibleFrom)))
    .orderBy(asc(applicationEvents.position))
    .for("share", { of: applicationEvents });

export type EventToTell = Awaited<ReturnType<typeof listEventsToTell>>[number];
