import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { SignedInUser } from "#http/session.ts";
import { isPosted, managesJob } from "#policies/job.ts";

/** The decisions about a job, locked until the transaction ends, and the people who are told of them. */
export const lockSupervisedJob = async (
  db: Db,
  { id, user }: { id: string; user: SignedInUser | null },
) => {
  const [job] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      postedBy: jobs.postedBy,
      companyId: jobs.companyId,
      ownerId: companies.ownerId,
      isDraft: jobs.isDraft,
      heldSince: jobs.heldSince,
      takenDownAt: jobs.takenDownAt,
      takedownReason: jobs.takedownReason,
      takedownAnswer: jobs.takedownAnswer,
      isManaged: sql<boolean>`${managesJob(db, user)}`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id))
    .for("no key update", { of: jobs });
  return job ?? null;
};
export type SupervisedRow = NonNullable<Awaited<ReturnType<typeof lockSupervisedJob>>>;

type Supervised = Pick<
  typeof jobs.$inferInsert,
  "heldSince" | "takenDownAt" | "takedownReason" | "takedownAnswer" | "takedownAnsweredAt"
>;

/** A decision about a job is no edit of it: `updatedAt` and `revision` stay. */
export const updateSupervised = async (db: Db, id: string, changes: Supervised): Promise<void> => {
  await db
    .update(jobs)
    .set({ ...changes, updatedAt: sql`${jobs.updatedAt}` })
    .where(eq(jobs.id, id));
};

/** Whether there is a job of the company, or of the poster, that was posted and is not held. */
export const hasJobNotHeld = async (
  db: Db,
  of: { companyId: string } | { postedBy: string },
): Promise<boolean> => {
  const whose =
    "companyId" in of ? eq(jobs.companyId, of.companyId) : eq(jobs.postedBy, of.postedBy);
  const found = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(whose, isPosted, isNull(jobs.heldSince)))
    .limit(1);
  return found.length > 0;
};

/** The company that somebody posts for, locked against being suspended until the transaction ends. */
export const holdCompany = async (db: Db, id: string) => {
  const [company] = await db
    .select({ suspendedAt: companies.suspendedAt })
    .from(companies)
    .where(eq(companies.id, id))
    .for("share");
  return company ?? null;
};
