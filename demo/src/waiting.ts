import type { ReportReason } from "@rolecall/contract/jobs/reports.ts";
import type { DemoApplication } from "./applications.ts";
import type { UserRow } from "./board-rows.ts";
import type { DemoJob } from "./jobs/jobs.ts";
import type { Candidate } from "./people/candidates.ts";

/** Times that an employer proposes to a candidate, to be sent as employers do. */
export interface DemoInterview {
  applicationId: string;
  proposedBy: UserRow;
  interviewers: UserRow[];
  times: Date[];
  durationMinutes: number;
  timeZone: string;
  videoUrl: string;
}

/** What somebody says is wrong with a job, to be sent as people do. */
export interface DemoReport {
  jobId: string;
  reporter: UserRow;
  reason: ReportReason;
  text: string;
}

const hour = 60 * 60 * 1000;

/** The interview that the team proposes to the beginner, who has not chosen a time. */
export const proposeInterview = ({
  now,
  application,
  proposedBy,
  interviewers,
}: {
  now: Date;
  application: DemoApplication;
  proposedBy: UserRow;
  interviewers: UserRow[];
}): DemoInterview => {
  const soon = Math.ceil(now.getTime() / hour) * hour;
  return {
    applicationId: application.row.id,
    proposedBy,
    interviewers,
    times: [50, 52, 74].map((hours) => new Date(soon + hours * hour)),
    durationMinutes: 45,
    timeZone: "America/New_York",
    videoUrl: "https://meet.example/tidewick",
  };
};

/** Reports of one job, of which the administrator has decided nothing. */
export const makeReports = (
  now: Date,
  { jobs, candidates }: { jobs: readonly DemoJob[]; candidates: readonly Candidate[] },
): DemoReport[] => {
  const job = jobs.findLast(({ row }) => row.isActive && (!row.deadline || row.deadline > now));
  const said: [ReportReason, string][] = [
    ["misleading", "The salary in the interview was a third lower than the one in the posting."],
    ["closed", "They told me that this position was filled two weeks ago."],
  ];
  const reporters = candidates.slice(1);
  return said.flatMap(([reason, text], index) => {
    const reporter = reporters[index]?.user;
    return job && reporter ? [{ jobId: job.row.id, reporter, reason, text }] : [];
  });
};
