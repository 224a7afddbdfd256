import type { JobRow } from "#board-rows.ts";
import { Random } from "#random.ts";
import { demoSignIns } from "#sign-ins.ts";
import type { DemoJob } from "./jobs.ts";

const hour = 60 * 60 * 1000;

/** A draft that the demo recruiter began yesterday: a second opening like one of theirs, still without pay. */
export const makeDrafts = (now: Date, jobs: readonly DemoJob[]): JobRow[] => {
  const like = jobs.find(
    ({ employer }) => employer.recruiter.username === demoSignIns.recruiter.username,
  );
  if (!like) return [];
  const createdAt = new Date(now.getTime() - 20 * hour);
  return [
    {
      ...like.row,
      id: new Random("drafts").uuid(createdAt),
      title: `${like.row.title}, second opening`,
      salaryMin: null,
      salaryMax: null,
      deadline: null,
      applicantCount: 0,
      isActive: false,
      isDraft: true,
      createdAt,
      updatedAt: createdAt,
    },
  ];
};
