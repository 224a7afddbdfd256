import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";

/** The condition that an application waits for an answer that was promised until now. */
export const waitsForAnswer: SQL = sql`(
  ${applications.answeredAt} is null and ${applications.withdrawnAt} is null
  and ${applications.candidateId} is not null and ${applications.answerBy} <= now()
)`;

/** How many applications of these jobs were withdrawn. */
export const countWithdrawn = async (db: Db, which: SQL | undefined): Promise<number> => {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(which, isNotNull(applications.withdrawnAt)));
  return counted?.count ?? 0;
};
