import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { interviewPeople } from "#db/schema/interviews/interview-people.ts";
import { interviews } from "#db/schema/interviews/interviews.ts";
import { jobs } from "#db/schema/jobs.ts";
import { scorecards } from "#db/schema/scorecards/scorecards.ts";
import { users } from "#db/schema/users.ts";
import { hiringTeam } from "#policies/job.ts";
import { isShown, nameForEmployers } from "#read-models/anonymous/anonymous.sql.ts";

const candidateName = sql<string>`coalesce(nullif(btrim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.username}, '')`;

/** An interview as letters to its candidate and to those who lead it tell of it; null where there is none. */
export const findLetterInterview = async (
  db: Db,
  { id, userId }: { id: string; userId: string },
) => {
  const [found] = await db
    .select({
      id: interviews.id,
      applicationId: interviews.applicationId,
      state: interviews.state,
      startsAt: interviews.startsAt,
      durationMinutes: interviews.durationMinutes,
      timeZone: interviews.timeZone,
      room: interviews.room,
      videoUrl: interviews.videoUrl,
      sequence: interviews.sequence,
      token: interviews.token,
      jobId: jobs.id,
      title: jobs.title,
      company: companies.name,
      candidateId: applications.candidateId,
      candidateName,
      candidateEmail: users.email,
      /** The same for those who lead it. */
      forEmployer: {
        candidateName: nameForEmployers(candidateName),
        candidateEmail: sql<string | null>`case when ${isShown} then ${users.email} end`,
      },
      /** Whether the reader leads it, and is on the hiring team still. */
      isInterviewer: sql<boolean>`exists (
        select from ${interviewPeople} as people
        where people.interview_id = ${interviews.id} and people.user_id = ${userId}
      )`,
      isOnTeam: sql<boolean>`exists (
        select from ${hiringTeam} as team where team.user_id = ${userId}
      )`,
      hasScorecard: sql<boolean>`exists (
        select from ${scorecards} as scorecard
        where scorecard.application_id = ${interviews.applicationId} and scorecard.author_id = ${userId}
      )`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, applications.candidateId))
    .where(eq(interviews.id, id))
    .limit(1);
  return found ?? null;
};
