import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { documentEdition, jobSearch } from "#db/schema/job-search.ts";
import { jobs } from "#db/schema/jobs.ts";

const isOutdated = sql`${jobSearch.edition} is distinct from ${sql.raw(String(documentEdition))}`;

/** Whether there are search rows of an earlier edition. */
export const hasOutdated = async (db: Db): Promise<boolean> =>
  (await listOutdated(db, 1)).length > 0;

/** The newest jobs whose search rows are of an earlier edition. */
export const listOutdated = async (db: Db, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: jobSearch.jobId })
    .from(jobSearch)
    .where(isOutdated)
    .orderBy(desc(jobSearch.createdAt), desc(jobSearch.jobId))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Locks these jobs until the transaction ends. */
export const lockJobs = (db: Db, ids: string[]) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.id, ids))
    .orderBy(asc(jobs.id))
    .for("no key update");

/** Writes the search rows of these jobs anew. */
export const indexJobs = async (db: Db, ids: string[]): Promise<void> => {
  await db.execute(sql`select index_jobs(${sql.param(ids)}::uuid[])`);
};

/**
 * The active jobs of a company while there are search rows of an earlier edition, which do not say whose
 * jobs they are; else null.
 */
export const listIdsWhileOutdated = async (db: Db, companyId: string): Promise<string[] | null> => {
  const outdated = db
    .select({ one: sql`1` })
    .from(jobSearch)
    .where(isOutdated)
    .limit(1);
  const ofCompany = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), jobs.isActive));
  const { rows } = await db.execute<{ ids: string[] | null }>(
    sql`select case when exists (${outdated}) then array(${ofCompany}) end as ids`,
  );
  return rows[0]?.ids ?? null;
};
