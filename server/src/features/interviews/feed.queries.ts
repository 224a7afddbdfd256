import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { interviewPeople } from "#db/schema/interviews/interview-people.ts";
import { interviews } from "#db/schema/interviews/interviews.ts";
import { jobs } from "#db/schema/jobs.ts";
import { hiringTeam } from "#policies/job.ts";

const mostShown = 1_000;

/** The scheduled interviews that somebody leads, of the last quarter and to come, as long as they are on the hiring team. */
export const listLed = (db: Db, userId: string) =>
  db
    .select({
      id: interviews.id,
      sequence: interviews.sequence,
      startsAt: sql<Date>`${interviews.startsAt}`.mapWith(interviews.startsAt),
      durationMinutes: interviews.durationMinutes,
      timeZone: interviews.timeZone,
      room: interviews.room,
      videoUrl: interviews.videoUrl,
      title: jobs.title,
      company: companies.name,
    })
    .from(interviewPeople)
    .innerJoin(interviews, eq(interviews.id, interviewPeople.interviewId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(interviewPeople.userId, userId),
        eq(interviews.state, "scheduled"),
        gt(interviews.startsAt, sql`now() - interval '90 days'`),
        sql`exists (select from ${hiringTeam} as team where team.user_id = ${userId})`,
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(mostShown);
