import { and, asc, eq, gt, isNotNull, lte } from "drizzle-orm";
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
