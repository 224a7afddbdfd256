import type { JobScope } from "@rolecall/contract/jobs/job.ts";
import { and } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob } from "#policies/job.ts";
import { inScope } from "#read-models/job-poster.sql.ts";

/** Of the jobs that somebody manages, those that the dashboard is about. */
export interface Scoped {
  user: SignedInUser;
  scope: JobScope;
}

/** The condition on `jobs` that the dashboard is about the job. */
export const isShown = (db: Db, { user, scope }: Scoped) =>
  and(managesJob(db, user), inScope(user, scope));
