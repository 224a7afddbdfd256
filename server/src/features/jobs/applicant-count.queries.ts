import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

/**
 * The UPDATE that counts one applicant more, for the statement that adds the
 * application. It finds nothing where the job is missing or closed, and holds the
 * row, so that the job cannot close before the application is there.
 */
export const updateApplicantCount = (db: Db, jobId: SQLWrapper) =>
  db
    .update(jobs)
    // An applicant is no edit of the job: `updatedAt` stays.
    .set({ applicantCount: sql`${jobs.applicantCount} + 1`, updatedAt: sql`${jobs.updatedAt}` })
    .where(and(eq(jobs.id, jobId), jobIsOpen))
    .returning({ id: jobs.id });
