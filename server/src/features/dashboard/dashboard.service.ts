import type { Db } from "#db/db.ts";
import {
  countManagedJobs,
  countOutcomes,
  listDashboardJobs,
  listRecentApplications,
  type Scoped,
} from "./dashboard.queries.ts";

/** The recruiter's overview: figures, newest applications and jobs of all that they manage. */
export const recruiterDashboard = async (db: Db, scoped: Scoped, now = new Date()) => {
  const [managed, outcomes, recentApplications, jobs] = await Promise.all([
    countManagedJobs(db, scoped),
    countOutcomes(db, { ...scoped, hiredSince: startOfMonth(now) }),
    listRecentApplications(db, scoped),
    listDashboardJobs(db, scoped),
  ]);
  return { stats: { ...managed, ...outcomes }, recentApplications, jobs };
};

/** In UTC, since the server does not know where the recruiter is. */
const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
