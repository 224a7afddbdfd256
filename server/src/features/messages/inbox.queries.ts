import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import { searchedWords } from "@rolecall/contract/names/names.ts";
import { and, desc, eq, exists, isNull, not, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { union, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { hasWords } from "#db/found-by.sql.ts";
import { containing } from "#db/like-pattern.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { conversations } from "#db/schema/conversations/conversations.ts";
import { messageReads } from "#db/schema/conversations/message-reads.ts";
import { messages } from "#db/schema/conversations/messages.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob, readsApplicationsOf, reviewsJob } from "#policies/job.ts";
import { anonymousName, isShown } from "#read-models/anonymous/anonymous.sql.ts";

export interface Inbox {
  user: SignedInUser;
  unread: boolean;
  query?: string | undefined;
}

const lastPosition = sql<number>`greatest(${conversations.lastOfCandidate}, ${conversations.lastOfEmployer})`;

const hasMessages = sql`${lastPosition} > 0`;

/** Those of the words, as patterns, that neither the title of a job nor the name of its company has. */
const wordsOfOthers = (words: readonly string[]) => {
  const named = sql`name_key(${jobs.title}) || E'\\n' || name_key(${companies.name})`;
  return sql<string[]>`array(
    select pattern from unnest(${sql.param(words.map(containing))}::text[]) as pattern
    where ${named} not like pattern
  )`;
};

/**
 * The condition on `applications` with its candidate in `users` that a conversation is found: candidate, title and
 * company together have all words, or a message has them. Employers find an anonymous one by its code, and not by
 * what is hidden in its messages.
 */
const isFoundBy = (
  words: readonly string[],
  { side, ofOthers }: { side: MessageSide; ofOthers: SQLWrapper },
) => {
  const name = sql`split_part(${users.foundBy}, E'\\n', 1)`;
  const code = sql`lower(${anonymousName(applications.anonymousCode)})`;
  const shown = side === "candidate" ? sql`true` : isShown;
  return sql`(
    case when ${shown} then ${name} else ${code} end like all (${ofOthers})
    or ${shown} and exists (
      select from ${messages}
      where ${messages.applicationId} = ${applications.id} and ${hasWords(messages.foundBy, words)}
    )
  )`;
};

/** Conversations about the user's own applications, but to jobs of which they read the applications. */
const ofCandidate = (db: Db, user: SignedInUser, words: readonly string[]) =>
  db
    .select({
      applicationId: conversations.applicationId,
      otherSide: sql<string>`'employer'`.as("other_side"),
      otherLast: sql<number>`${conversations.lastOfEmployer}`.as("other_last"),
      last: lastPosition.as("last"),
    })
    .from(applications)
    .innerJoin(conversations, eq(conversations.applicationId, applications.id))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .where(
      and(
        eq(applications.candidateId, user.id),
        not(readsApplicationsOf(db, user)),
        hasMessages,
        words.length > 0
          ? isFoundBy(words, { side: "candidate", ofOthers: wordsOfOthers(words) })
          : undefined,
      ),
    );

/** The jobs of which the user reads the applications, each way by its own index. */
const readJobs = (db: Db, user: SignedInUser, words: readonly string[]) => {
  const select = (condition: SQL) =>
    db
      .select({ id: jobs.id, ofOthers: wordsOfOthers(words).as("of_others") })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(condition);
  return union(select(managesJob(db, user)), select(reviewsJob(db, user))).as("read");
};

/** Conversations about applications to the jobs that the user reads. Erased ones have nothing left to read. */
const ofEmployer = (db: Db, user: SignedInUser, words: readonly string[]) => {
  const read = readJobs(db, user, words);
  const own = eq(applications.id, conversations.applicationId);
  const isErased = exists(
    db
      .select({ id: applications.id })
      .from(applications)
      .where(and(own, isNull(applications.candidateId))),
  );
  const isFound = exists(
    db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.candidateId))
      .where(and(own, isFoundBy(words, { side: "employer", ofOthers: read.ofOthers }))),
  );
  return db
    .select({
      applicationId: conversations.applicationId,
      otherSide: sql<string>`'candidate'`.as("other_side"),
      otherLast: sql<number>`${conversations.lastOfCandidate}`.as("other_last"),
      last: lastPosition.as("last"),
    })
    .from(read)
    .innerJoin(conversations, eq(conversations.jobId, read.id))
    .where(and(hasMessages, words.length > 0 ? isFound : not(isErased)));
};

/** The conversations of both sides of the user, each with where it is and the newest message of the other side. */
const ownConversations = (db: Db, { user, query }: Inbox) => {
  const words = searchedWords(query ?? "");
  return unionAll(ofCandidate(db, user, words), ofEmployer(db, user, words)).as("own");
};

/** Those that are asked for, with up to where the user has read each. */
const selectMatching = (db: Db, inbox: Inbox) => {
  const { user, unread } = inbox;
  const own = ownConversations(db, inbox);
  const readUpTo = sql<number>`coalesce(${messageReads.upTo}, 0)`;
  const isUnread = sql<boolean>`${own.otherLast} > ${readUpTo}`;
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
    .where(unread ? isUnread : undefined);
};

export const countConversations = (db: Db, inbox: Inbox): Promise<number> =>
  db.$count(selectMatching(db, inbox).as("matching"));

/** One page, picked by positions alone and only then loaded, each row with the number of all. */
export const listConversations = (
  db: Db,
  { page, limit, ...inbox }: Inbox & { page: number; limit: number },
) => {
  const matching = selectMatching(db, inbox).as("matching");
  const chosen = db
    .select({
      applicationId: matching.applicationId,
      otherSide: matching.otherSide,
      last: matching.last,
      readUpTo: matching.readUpTo,
      isUnread: matching.isUnread,
      total: sql<number>`count(*) over ()::int`.as("total"),
    })
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
      total: chosen.total,
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
