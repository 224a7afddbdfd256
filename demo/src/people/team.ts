import type { ReviewerRow, UserRow } from "#board-rows.ts";
import { isDemoTeams } from "#employers.ts";
import type { DemoJob } from "#jobs/jobs.ts";
import { demoIdOf, demoSignIns } from "#sign-ins.ts";

const day = 24 * 60 * 60 * 1000;
/** How many of the team's jobs its reviewer reads along. */
const reviewedJobs = 3;

/** The reviewer of the demo board's team. */
export const makeReviewer = (now: Date): UserRow => {
  const createdAt = new Date(now.getTime() - 40 * day);
  const id = demoIdOf("reviewer", createdAt);
  return { ...demoSignIns.reviewer, id, role: "recruiter", createdAt };
};

/** The jobs of the team that are open for some days more, the newest first. */
export const openJobsOfTeam = (now: Date, jobs: readonly DemoJob[]): DemoJob[] => {
  const soon = new Date(now.getTime() + 3 * day);
  return jobs.filter(
    ({ row, employer }) =>
      isDemoTeams(employer) && row.isActive && (row.deadline === null || row.deadline > soon),
  );
};

/** The jobs that the reviewer was put on: those of the team that got the most applications. */
export const assignReviewer = (
  jobs: readonly DemoJob[],
  { now, reviewer, countOf }: { now: Date; reviewer: UserRow; countOf: (jobId: string) => number },
): ReviewerRow[] =>
  openJobsOfTeam(now, jobs)
    .toSorted((one, other) => countOf(other.row.id) - countOf(one.row.id))
    .slice(0, reviewedJobs)
    .map(({ row }) => ({
      jobId: row.id,
      userId: reviewer.id,
      addedAt: new Date(now.getTime() - day),
    }));
