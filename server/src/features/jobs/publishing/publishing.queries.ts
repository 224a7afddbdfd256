import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { nextRevision } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { accountActsAsEmployer } from "#policies/employer.ts";
import { employerId } from "#read-models/job-poster.sql.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

/** When a draft is posted by itself is no edit of it: `updatedAt` and `revision` stay. */
export const updatePublishAt = async (
  db: Db,
  id: string,
  planned: { publishAt: Date | null; publishBy: string | null },
): Promise<void> => {
  await db
    .update(jobs)
    .set({ ...planned, updatedAt: sql`${jobs.updatedAt}` })
    .where(eq(jobs.id, id));
};

/** Makes a draft a job that is posted now, and open unless it is held. */
export const updateToPublished = async (
  db: Db,
  { id, heldSince }: { id: string; heldSince: Date | null },
): Promise<void> => {
  const now = new Date();
  await db
    .update(jobs)
    .set({
      isDraft: false,
      isActive: true,
      heldSince,
      begunAt: sql`${jobs.createdAt}`,
      createdAt: now,
      confirmedAt: now,
      publishAt: null,
      publishBy: null,
      revision: nextRevision(jobs.revision),
    })
    .where(eq(jobs.id, id));
};

const due = (db: Db) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(lte(jobs.publishAt, sql`now()`))
    .orderBy(asc(jobs.publishAt));

/** Whether there is a draft to post by now. */
export const publishingsAreDue = (db: Db): Condition => finds(due(db).limit(1));

/** Drafts to post by now, unlocked. */
export const listDue = (db: Db, most: number) => due(db).limit(most);

/**
 * A draft that is still to be posted by now, locked unless another transaction holds it: who is to be told if it
 * cannot be, and who asked for it, null where they act as no employer any more.
 */
export const lockDue = async (db: Db, id: string) => {
  const [planned] = await db
    .select({
      title: jobs.title,
      employerId,
      by: { id: users.id, role: users.role },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, and(eq(users.id, jobs.publishBy), accountActsAsEmployer(users)))
    .where(and(eq(jobs.id, id), lte(jobs.publishAt, sql`now()`)))
    .for("no key update", { of: jobs, skipLocked: true });
  return planned ?? null;
};
