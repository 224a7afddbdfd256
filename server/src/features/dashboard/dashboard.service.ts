import type { Db } from "#db/db.ts";
import type { SignedInUser } from "#http/session.ts";
import {
  countManagedJobs,
  countOutcomes,
  listDashboardJobs,
  listRecentApplications,
} from "./dashboard.queries.ts";

/** The recruiter's overview: figures, newest applications and jobs of all that they manage. */
export const recruiterDashboard = async (db: Db, user: SignedInUser, now = new Date()) => {
  const [managed, outcomes, recentApplications, jobs] = await Promise.all([
    countManagedJobs(db, user),
    countOutcomes(db, { user, hiredSince: startOfMonth(now) }),
    listRecentApplications(db, user),
    listDashboardJobs(db, user),
  ]);
  return { stats: { ...managed, ...outcomes }, recentApplications, jobs };
};

/** In UTC, since the server does not know where the recruiter is. */
const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
