import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { messageReads } from "#db/schema/conversations/message-reads.ts";
import { messages } from "#db/schema/conversations/messages.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Of an application's job its poster, the owner of its company, and those who wrote to the candidate as its employer. */
export const findEmployersOf = async (
  db: Db,
  { applicationId, jobId }: { applicationId: string; jobId: string },
) => {
  const [found] = await db
    .select({
      postedBy: jobs.postedBy,
      owners: sql<string[]>`array(
        select owner_id from companies where id = ${jobs.companyId} and owner_id is not null)`,
      writers: sql<string[]>`array(
        select distinct author_id from messages
        where application_id = ${applicationId} and side = 'employer' and author_id is not null)`,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return found ?? null;
};

/** Up to which message each of these users has read the conversation; who read none is missing. */
export const listReadUpTo = async (
  db: Db,
  { applicationId, userIds }: { applicationId: string; userIds: string[] },
): Promise<Map<string, number>> => {
  const rows = await db
    .select({ userId: messageReads.userId, upTo: messageReads.upTo })
    .from(messageReads)
    .where(
      and(eq(messageReads.applicationId, applicationId), inArray(messageReads.userId, userIds)),
    );
  return new Map(rows.map(({ userId, upTo }) => [userId, upTo]));
};

/** What a conversation is about, for somebody who has not read all of the other side; null where they have. */
export const findUnreadToTell = async (
  db: Db,
  { userId, applicationId }: { userId: string; applicationId: string },
) => {
  const isCandidate = sql<boolean>`${applications.candidateId} = ${userId}`;
  const upTo = sql`coalesce((
    select up_to from ${messageReads}
    where ${messageReads.userId} = ${userId} and ${messageReads.applicationId} = ${applicationId}
  ), 0)`;
  const [unread] = await db
    .select({ title: jobs.title, company: companies.name, isCandidate })
    .from(messages)
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(messages.applicationId, applicationId),
        gt(messages.position, upTo),
        ne(messages.side, sql`case when ${isCandidate} then 'candidate' else 'employer' end`),
      ),
    )
    .limit(1);
  return unread ?? null;
};
