import { mondaysUntil } from "@rolecall/contract/values/weeks.ts";
import type { Db } from "#db/db.ts";
import { withApplicationCan } from "#policies/application.ts";
import { withJobCan } from "#policies/job-can.ts";
import { asEmployersRead } from "#read-models/anonymous/hide.ts";
import { withMarks } from "#read-models/application/application-marks.queries.ts";
import {
  countApplicationsByWeek,
  countJobsByWeek,
  listUndecidedJobs,
} from "./dashboard-courses.queries.ts";
import {
  countHires,
  countInterviews,
  countManagedJobs,
  listDashboardJobs,
  listRecentApplications,
} from "./dashboard.queries.ts";
import type { Scoped } from "./scope.queries.ts";
import { countWaiting, listWaiting } from "./waiting.queries.ts";

/** The recruiter's overview: what waits, figures, newest applications and jobs of all that they manage. */
export const recruiterDashboard = async (db: Db, scoped: Scoped, now = new Date()) => {
  const [
    managed,
    interviewsScheduled,
    hiresThisMonth,
    undecidedJobs,
    weeks,
    recentApplications,
    jobs,
    ...late
  ] = await Promise.all([
    countManagedJobs(db, scoped),
    countInterviews(db, scoped),
    countHires(db, { ...scoped, since: startOfMonth(now) }),
    listUndecidedJobs(db, scoped),
    weeksUntil(db, scoped, now),
    listRecentApplications(db, scoped),
    listDashboardJobs(db, scoped),
    countWaiting(db, scoped),
    listWaiting(db, scoped),
  ]);
  const stats = { ...managed, interviewsScheduled, hiresThisMonth };
  const [count, applications] = late;
  const { user } = scoped;
  const [marked, jobsWithCan] = await Promise.all([
    withApplicationCan(db, user, [...applications, ...recentApplications]).then((allowed) =>
      withMarks(db, allowed, user.id),
    ),
    withJobCan(db, user, jobs),
  ]);
  const read = marked.map(asEmployersRead);
  const waiting = { count, applications: read.slice(0, applications.length) };
  return {
    stats,
    waiting,
    undecidedJobs,
    weeks,
    recentApplications: read.slice(applications.length),
    jobs: jobsWithCan,
  };
};

/** In UTC, since the server does not know where the recruiter is. */
const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

const weeksUntil = async (db: Db, scoped: Scoped, now: Date) => {
  const mondays = mondaysUntil(now);
  const since = mondays[0] ?? now.toISOString();
  const [posted, applied] = await Promise.all([
    countJobsByWeek(db, { ...scoped, since }),
    countApplicationsByWeek(db, { ...scoped, since }),
  ]);
  const postedIn = new Map(posted.map(({ week, jobs }) => [week, jobs]));
  const appliedIn = new Map(applied.map(({ week, ...counts }) => [week, counts]));
  return mondays.map((from) => ({
    from,
    jobs: postedIn.get(from) ?? 0,
    ...(appliedIn.get(from) ?? { applications: 0, interviews: 0, hires: 0 }),
  }));
};
