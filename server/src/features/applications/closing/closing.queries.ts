import { and, asc, eq, gt, isNotNull, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";

interface Applied {
  jobId: string;
  /** Until when they had applied. */
  until: Date;
  after: string | null;
  limit: number;
}

/** Some of those who had applied to a job, behind an application, in the order of their ids. */
export const listApplied = async (
  db: Db,
  { jobId, until, after, limit }: Applied,
): Promise<string[]> => {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        lte(applications.appliedAt, until),
        isNotNull(applications.candidateId),
        after === null ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Those who are told what becomes of their applications to a job that is closed, locked in one order. */
export const lockToTell = (db: Db, jobId: string) =>
  db
    .select({
      id: applications.id,
      candidateId: sql<string>`${applications.candidateId}`,
      status: applications.status,
      stageId: applications.stageId,
      answeredAt: sql<string | null>`${applications.answeredAt}`,
      hiredAt: sql<string | null>`${applications.hiredAt}`,
      updatedAt: sql<string>`${applications.updatedAt}`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        notInArray(applications.status, ["rejected", "hired"]),
        isNull(applications.withdrawnAt),
        isNotNull(applications.candidateId),
      ),
    )
    .orderBy(asc(applications.id))
    .for("no key update");
