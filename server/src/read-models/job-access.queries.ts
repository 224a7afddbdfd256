import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob, readsApplicationsOf } from "./managed-jobs.queries.ts";

/**
 * Whether the user manages a job and reads its applications, as they and its reviewers do; null where there is
 * no such job. `locked`, the job stays so until the transaction ends.
 */
export const findJobAccess = async (
  db: Db,
  { jobId, user }: { jobId: string; user: SignedInUser },
  locked?: "locked",
) => {
  const select = db
    .select({
      companyId: jobs.companyId,
      isManaged: sql<boolean>`${managesJob(db, user)}`,
      isRead: sql<boolean>`${readsApplicationsOf(db, user)}`,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .limit(1);
  const [access] = await (locked ? select.for("no key update", { of: jobs }) : select);
  return access ?? null;
};
