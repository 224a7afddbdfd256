import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { interviewPeople } from "#db/schema/interviews/interview-people.ts";
import { jobs } from "#db/schema/jobs.ts";
import { notificationSettings } from "#db/schema/letters/notification-settings.ts";
import { hiringTeam } from "#policies/job.ts";
import { employerId } from "#read-models/job-poster.sql.ts";

const chosen = alias(applicationEvents, "chosen");

/** Whether a letter that the employer chose tells of a job's closing, with a status or without one. */
const hasChosenLetter = sql<boolean>`(
  ${applicationEvents.type} = 'closed' and exists (
    select from ${applicationEvents} as chosen
    where ${chosen.jobId} = ${jobs.id} and ${chosen.data} ? 'letter' and (
      ${chosen.applicationId} is null and ${chosen.at} = ${applicationEvents.at}
      or ${chosen.applicationId} = ${applications.id} and ${chosen.data} ? 'byClosing'
        and ${chosen.at} between ${applicationEvents.at} - interval '1 minute' and ${applicationEvents.at} + interval '1 minute'
    )
  )
)`;

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
      hasChosenLetter,
      employerId,
      /** Who leads the interview that it tells of, and is on the hiring team. */
      interviewers: sql<string[]>`array(
        select people.user_id::text from ${interviewPeople} as people
        where ${applicationEvents.type} = 'interview'
          and people.interview_id = (${applicationEvents.data}->>'interviewId')::uuid
          and exists (select from ${hiringTeam} as team where team.user_id = people.user_id)
        order by people.place
      )`,
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
