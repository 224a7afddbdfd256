import type { Decision } from "@rolecall/contract/admin/reports.ts";
import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { messages } from "#db/schema/conversations/messages.ts";
import { jobs } from "#db/schema/jobs.ts";
import { messageCases } from "#db/schema/site/message-cases.ts";
import { users } from "#db/schema/users.ts";

/** Who wrote which of these messages of a conversation, of those that the other side than this one wrote. */
export const listAuthorsOf = (
  db: Db,
  {
    applicationId,
    messageIds,
    side,
  }: { applicationId: string; messageIds: string[]; side: MessageSide },
) =>
  db
    .select({ id: messages.id, authorId: messages.authorId })
    .from(messages)
    .where(
      and(
        eq(messages.applicationId, applicationId),
        inArray(messages.id, messageIds),
        ne(messages.side, side),
      ),
    );

export const insertMessageCase = async (
  db: Db,
  row: typeof messageCases.$inferInsert,
): Promise<void> => {
  await db.insert(messageCases).values(row);
};

const reporter = alias(users, "reporter");
const author = alias(users, "author");

/** Cases of messages by their ids. */
export const listMessageCases = (db: Db, ids: string[]) =>
  db
    .select({
      id: messageCases.id,
      messageIds: messageCases.messageIds,
      job: { id: jobs.id, title: jobs.title },
      company: { id: companies.id, name: companies.name },
      author: { id: author.id, firstName: author.firstName, lastName: author.lastName },
      reporter: { id: reporter.id, firstName: reporter.firstName, lastName: reporter.lastName },
      reason: messageCases.reason,
      text: messageCases.text,
      createdAt: messageCases.createdAt,
      decision: messageCases.decision,
      decidedAt: messageCases.decidedAt,
    })
    .from(messageCases)
    .innerJoin(applications, eq(applications.id, messageCases.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(author, eq(author.id, messageCases.authorId))
    .leftJoin(reporter, eq(reporter.id, messageCases.reporterId))
    .where(inArray(messageCases.id, ids));

/** The messages that were shown, in the order of writing. */
export const listShownMessages = (db: Db, ids: string[]) =>
  db
    .select({ id: messages.id, text: messages.text, sentAt: messages.sentAt })
    .from(messages)
    .where(inArray(messages.id, ids))
    .orderBy(asc(messages.position));

/** The case, locked until the transaction ends; null where there is none. */
export const lockMessageCase = async (db: Db, id: string) => {
  const [found] = await db
    .select({
      authorId: messageCases.authorId,
      decision: messageCases.decision,
      jobId: applications.jobId,
    })
    .from(messageCases)
    .innerJoin(applications, eq(applications.id, messageCases.applicationId))
    .where(eq(messageCases.id, id))
    .for("update", { of: messageCases });
  return found ?? null;
};

export const updateToDecided = async (
  db: Db,
  { id, decision, actorId }: { id: string; decision: Decision; actorId: string },
): Promise<void> => {
  await db
    .update(messageCases)
    .set({ decision, decidedAt: sql`now()`, decidedBy: actorId })
    .where(eq(messageCases.id, id));
};

/** Forgets what reporters said of conversations that are emptied. */
export const updateToWordless = async (db: Db, applicationIds: string[]): Promise<void> => {
  await db
    .update(messageCases)
    .set({ text: null })
    .where(inArray(messageCases.applicationId, applicationIds));
};
