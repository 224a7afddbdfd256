import { searchedWords } from "@rolecall/contract/names/names.ts";
import { and, desc, eq, isNotNull, not, sql, type SQLWrapper } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { hasWords } from "#db/found-by.sql.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { conversations } from "#db/schema/conversations/conversations.ts";
import { messageReads } from "#db/schema/conversations/message-reads.ts";
import { messages } from "#db/schema/conversations/messages.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { SignedInUser } from "#http/session.ts";
import { readsApplicationsOf } from "#policies/job.ts";
import { anonymousName, isShown } from "#read-models/anonymous/anonymous.sql.ts";

export interface Inbox {
  user: SignedInUser;
  unread: boolean;
  query?: string | undefined;
}

const lastPosition = sql<number>`greatest(${conversations.lastOfCandidate}, ${conversations.lastOfEmployer})`;

/** The conversations of both sides of the user, each with where it is and the newest message of the other side. */
const ownConversations = (db: Db, user: SignedInUser) => {
  const isRead = readsApplicationsOf(db, user);
  const ofCandidate = db
    .select({
      applicationId: conversations.applicationId,
      otherSide: sql<string>`'employer'`.as("other_side"),
      otherLast: sql<number>`${conversations.lastOfEmployer}`.as("other_last"),
      last: lastPosition.as("last"),
    })
    .from(applications)
    .innerJoin(conversations, eq(conversations.applicationId, applications.id))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.candidateId, user.id), not(isRead), sql`${lastPosition} > 0`));
  const ofEmployer = db
    .select({
      applicationId: conversations.applicationId,
      otherSide: sql<string>`'candidate'`.as("other_side"),
      otherLast: sql<number>`${conversations.lastOfCandidate}`.as("other_last"),
      last: lastPosition.as("last"),
    })
    .from(jobs)
    .innerJoin(conversations, eq(conversations.jobId, jobs.id))
    .innerJoin(applications, eq(applications.id, conversations.applicationId))
    .where(and(isRead, isNotNull(applications.candidateId), sql`${lastPosition} > 0`));
  return unionAll(ofCandidate, ofEmployer).as("own");
};

/**
 * The names of candidate and company with the title have all words, or the text of a message has them. Employers
 * find an anonymous one by its code, and not by what is hidden in its messages.
 */
const isFoundBy = (
  words: readonly string[],
  { applicationId, otherSide }: Record<"applicationId" | "otherSide", SQLWrapper>,
) => {
  const isHidden = sql`${otherSide} = 'candidate' and not ${isShown}`;
  const names = sql`
    case when ${isHidden} then lower(${anonymousName(applications.anonymousCode)}) else split_part(${users.foundBy}, E'\\n', 1) end
      || E'\\n' || name_key(${jobs.title}) || E'\\n' || name_key(${companies.name})`;
  return sql`(
    exists (
      select from ${applications}
      join ${users} on ${users.id} = ${applications.candidateId}
      join ${jobs} on ${jobs.id} = ${applications.jobId}
      join ${companies} on ${companies.id} = ${jobs.companyId}
      where ${applications.id} = ${applicationId}
        and ${hasWords(names, words)}
    ) or exists (
      select from ${messages}
      join ${applications} on ${applications.id} = ${messages.applicationId}
      where ${messages.applicationId} = ${applicationId}
        and ${hasWords(messages.foundBy, words)} and not (${isHidden})
    )
  )`;
};

/** Those that are asked for, with up to where the user has read each. */
const selectMatching = (db: Db, { user, unread, query }: Inbox) => {
  const own = ownConversations(db, user);
  const readUpTo = sql<number>`coalesce(${messageReads.upTo}, 0)`;
  const isUnread = sql<boolean>`${own.otherLast} > ${readUpTo}`;
  const words = searchedWords(query ?? "");
  return db
    .select({
      applicationId: own.applicationId,
      otherSide: own.otherSide,
      last: own.last,
      readUpTo: readUpTo.as("read_up_to"),
      isUnread: isUnread.as("is_unread"),
    })
    .from(own)
    .leftJoin(
      messageReads,
      and(eq(messageReads.userId, user.id), eq(messageReads.applicationId, own.applicationId)),
    )
    .where(
      and(unread ? isUnread : undefined, words.length > 0 ? isFoundBy(words, own) : undefined),
    );
};

export const countConversations = (db: Db, inbox: Inbox): Promise<number> =>
  db.$count(selectMatching(db, inbox).as("matching"));

/** One page, picked by positions alone and only then loaded. */
export const listConversations = (
  db: Db,
  { page, limit, ...inbox }: Inbox & { page: number; limit: number },
) => {
  const matching = selectMatching(db, inbox).as("matching");
  const chosen = db
    .select()
    .from(matching)
    .orderBy(desc(matching.isUnread), desc(matching.last))
    .limit(limit)
    .offset((page - 1) * limit)
    .as("chosen");
  return db
    .select({
      applicationId: chosen.applicationId,
      job: {
        id: jobs.id,
        title: jobs.title,
        company: sql<{
          id: string;
          name: string;
        }>`json_build_object('id', ${companies.id}, 'name', ${companies.name})`,
      },
      candidate: { firstName: users.firstName, lastName: users.lastName },
      /** Whether the user reads it as the employer. */
      isEmployer: sql<boolean>`${chosen.otherSide} = 'candidate'`,
      lastMessageId: messages.id,
      unreadCount: sql<number>`(
        select count(*)::int from ${messages} as other
        where other.application_id = ${chosen.applicationId}
          and other.side = ${chosen.otherSide} and other.position > ${chosen.readUpTo}
      )`,
      endedAt: conversations.endedAt,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(chosen)
    .innerJoin(conversations, eq(conversations.applicationId, chosen.applicationId))
    .innerJoin(applications, eq(applications.id, chosen.applicationId))
    .innerJoin(messages, eq(messages.position, chosen.last))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .orderBy(desc(chosen.isUnread), desc(chosen.last));
};
