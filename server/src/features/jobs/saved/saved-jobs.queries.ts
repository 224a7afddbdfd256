import type { SavedJobSort } from "@rolecall/contract/jobs/saved-jobs.ts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { users } from "#db/schema/users.ts";
import { jobColumns } from "#features/jobs/jobs.queries.ts";
import type { SignedInUser } from "#http/session.ts";
import { isReadableJob } from "#policies/job.ts";

const savedOf = (db: Db, user: SignedInUser) =>
  and(eq(savedJobs.userId, user.id), isReadableJob(db, user));

/** Keeps whoever else saves jobs for this user waiting until the transaction ends. */
export const lockSavedJobsOf = async (db: Db, userId: string): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
};

/** Saves a job, or changes the note on it; an undefined note stays as it is. */
export const upsertSavedJob = async (
  db: Db,
  { userId, jobId, note }: { userId: string; jobId: string; note: string | null | undefined },
) => {
  const [saved] = await db
    .insert(savedJobs)
    .values({ userId, jobId, note: note ?? null })
    .onConflictDoUpdate({
      target: [savedJobs.userId, savedJobs.jobId],
      set: { note: note === undefined ? sql`${savedJobs.note}` : note },
    })
    .returning({ jobId: savedJobs.jobId, note: savedJobs.note, savedAt: savedJobs.savedAt });
  if (!saved) throw new Error("An upsert answers its row");
  return saved;
};

/**
 * Saves those of the jobs that the user may read; the first of them counts as saved last. Returns how many of them
 * are saved now.
 */
export const insertSavedJobs = async (
  db: Db,
  { user, ids }: { user: SignedInUser; ids: string[] },
): Promise<number> => {
  const { rows } = await db.execute<{ saved: number }>(sql`
    with readable as (
      select ${jobs.id}, wanted.place
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (job_id, place)
      join ${jobs} on ${jobs.id} = wanted.job_id
      where ${isReadableJob(db, user)}
    ), added as (
      insert into ${savedJobs} (user_id, job_id, saved_at)
      select ${user.id}, id, now() - place * interval '1 millisecond' from readable
      on conflict do nothing
    )
    select count(*)::int as saved from readable`);
  return rows[0]?.saved ?? 0;
};

/** How many jobs the user saved, with those that they may read no longer. */
export const countSavedJobs = (db: Db, userId: string): Promise<number> =>
  db.$count(savedJobs, eq(savedJobs.userId, userId));

export const deleteSavedJob = async (
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<void> => {
  await db.delete(savedJobs).where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)));
};

const orders = {
  newest: [desc(savedJobs.savedAt), desc(savedJobs.jobId)],
  deadline: [asc(jobs.deadline), desc(savedJobs.savedAt), desc(savedJobs.jobId)],
} satisfies Record<SavedJobSort, unknown>;

interface Page {
  user: SignedInUser;
  sort: SavedJobSort;
  page: number;
  limit: number;
}

/** One page of somebody's saved jobs, of which there are few enough to count through. Jobs without a deadline come last. */
export const listSavedJobs = async (db: Db, { user, sort, page, limit }: Page) => {
  const which = savedOf(db, user);
  const [items, total] = await Promise.all([
    db
      .select({ ...jobColumns, saved: { note: savedJobs.note, savedAt: savedJobs.savedAt } })
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(which)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(
      db
        .select({ id: savedJobs.jobId })
        .from(savedJobs)
        .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
        .where(which)
        .as("readable"),
    ),
  ]);
  return { items, total };
};

/** The ids of all jobs that the user saved, the newest saved first. */
export const listSavedIds = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: savedJobs.jobId })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(...orders.newest);
  return rows.map(({ id }) => id);
};
