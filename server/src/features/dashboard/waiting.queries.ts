// The applications that wait for an answer, which was promised until now.
import { waitingApplicationsShown } from "@rolecall/contract/dashboard.ts";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { selectLoadedApplications } from "#read-models/loaded-application.queries.ts";
import { waitsForAnswer } from "#read-models/waiting-applications.queries.ts";
import { inOrderOfJob } from "./order-of-job.sql.ts";
import { isShown, type Scoped } from "./scope.queries.ts";

export const countWaiting = async (db: Db, scoped: Scoped): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(isShown(db, scoped), waitsForAnswer));
  return row?.count ?? 0;
};

/** Those that were promised an answer first: a few of each job by its index, and only then loaded. */
export const listWaiting = (db: Db, scoped: Scoped) => {
  const ofJob = db
    .select({ id: applications.id, answerBy: applications.answerBy })
    .from(applications)
    .where(and(inOrderOfJob(jobs.id), waitsForAnswer))
    .orderBy(asc(applications.jobId), asc(applications.answerBy), asc(applications.id))
    .limit(waitingApplicationsShown)
    .as("of_job");
  const first = db
    .select({ id: ofJob.id })
    .from(jobs)
    .innerJoinLateral(ofJob, sql`true`)
    .where(and(isShown(db, scoped), gt(jobs.applicantCount, 0)))
    .orderBy(asc(ofJob.answerBy), asc(ofJob.id))
    .limit(waitingApplicationsShown);
  return selectLoadedApplications(db)
    .where(inArray(applications.id, first))
    .orderBy(asc(applications.answerBy), asc(applications.id));
};
