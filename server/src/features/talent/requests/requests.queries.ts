import type { TalkStatus } from "@rolecall/contract/talent/findable.ts";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { companies, namedCompanyColumns } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { talkRequests } from "#db/schema/talent/talk-requests.ts";

type New = Pick<typeof talkRequests.$inferInsert, "userId" | "companyId" | "jobId" | "message">;

/** The new request, or null where the company wrote to the person before. */
export const insertRequest = async (db: Db, request: New) => {
  const [inserted] = await db
    .insert(talkRequests)
    .values(request)
    .onConflictDoNothing({ target: [talkRequests.userId, talkRequests.companyId] })
    .returning();
  return inserted ?? null;
};

const ownRequest = {
  id: talkRequests.id,
  company: namedCompanyColumns,
  job: { id: jobs.id, title: jobs.title },
  message: talkRequests.message,
  status: talkRequests.status,
  createdAt: talkRequests.createdAt,
};

const requestsOf = (db: Db) =>
  db
    .select(ownRequest)
    .from(talkRequests)
    .innerJoin(companies, eq(companies.id, talkRequests.companyId))
    .leftJoin(jobs, eq(jobs.id, talkRequests.jobId));

export const listRequestsOf = async (
  db: Db,
  { userId, status, page, limit }: Slice & { userId: string; status?: TalkStatus | undefined },
) => {
  const isOwn = and(eq(talkRequests.userId, userId), status && eq(talkRequests.status, status));
  const [total] = await db.select({ requests: count() }).from(talkRequests).where(isOwn);
  const items = await requestsOf(db)
    .where(isOwn)
    .orderBy(desc(talkRequests.createdAt), desc(talkRequests.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const all = total?.requests ?? 0;
  return { items, total: all, page, limit, hasNext: page * limit < all, last: undefined };
};

/** One's own request with the answer that it has now; null where there is none. */
export const updateAnswer = async (
  db: Db,
  { id, userId, status }: { id: string; userId: string; status: "yes" | "no" },
) => {
  const isIt = and(eq(talkRequests.id, id), eq(talkRequests.userId, userId));
  const answeredAt = sql`case when ${talkRequests.status} = ${status} then ${talkRequests.answeredAt} else now() end`;
  await db.update(talkRequests).set({ status, answeredAt }).where(isIt);
  const [request] = await requestsOf(db).where(isIt);
  return request ?? null;
};

/** What a letter says of a request that waits for an answer. */
export const findLetterRequest = async (db: Db, id: string) => {
  const [request] = await db
    .select({
      userId: talkRequests.userId,
      status: talkRequests.status,
      company: companies.name,
      isVerified: sql<boolean>`${companies.verifiedAt} is not null`,
      title: jobs.title,
    })
    .from(talkRequests)
    .innerJoin(companies, eq(companies.id, talkRequests.companyId))
    .leftJoin(jobs, eq(jobs.id, talkRequests.jobId))
    .where(eq(talkRequests.id, id))
    .limit(1);
  return request ?? null;
};
