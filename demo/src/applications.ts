import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { ApplicationRow, StatusChangeRow } from "./board-rows.ts";
import { writeCoverLetter } from "./cover-letter.ts";
import type { DemoJob } from "./jobs/jobs.ts";
import { isDemoRecruiters, pairsOf, type Pair } from "./matching.ts";
import type { Candidate } from "./people/candidates.ts";
import type { Random } from "./random.ts";
import {
  makeHistory,
  makeSteadyHistory,
  nextChange,
  statusOf,
  type StatusChange,
} from "./status-history.ts";

export interface DemoApplication {
  row: ApplicationRow;
  changes: StatusChangeRow[];
}

/** An application with its history. */
interface Applied extends Pair {
  history: StatusChange[];
}

const day = 24 * 60 * 60 * 1000;
/** The histories of the demo candidate's applications; the first two are to the demo recruiter's jobs. */
const stepsOfDemoCandidate: ApplicationStatus[][] = [
  [],
  ["under_review", "shortlisted", "interview_scheduled"],
  [],
  ["under_review"],
  ["under_review", "shortlisted"],
  ["under_review", "shortlisted", "interview_scheduled"],
  ["under_review", "rejected"],
  ["under_review", "shortlisted", "interview_scheduled", "hired"],
];
const hiresThisMonth = 4;

/** Applications of candidates to jobs that suit them, at most one of each candidate to each job. */
export const makeApplications = (
  random: Random,
  {
    now,
    jobs,
    candidates,
    count,
  }: {
    now: Date;
    jobs: readonly DemoJob[];
    candidates: readonly Candidate[];
    count: number;
  },
): DemoApplication[] => {
  const [demoCandidate, ...others] = candidates;
  const mine = demoCandidate ? pairsOf(random, { jobs, candidates: [demoCandidate] }) : [];
  const own = applyAsDemoCandidate(random, mine, now);
  const theirs = pairsOf(random, { jobs, candidates: others })
    .slice(0, count - own.length)
    .map((pair) => ({ ...pair, history: historyOf(random, pair, now) }));
  hireSome(random, theirs, now);
  return [...own, ...theirs].map((application) => rowsOf(random, application));
};

/** The application of the beginner, whom the team is about to meet. */
export const applyAsBeginner = (
  random: Random,
  { now, ...pair }: Pair & { now: Date },
): DemoApplication => {
  const appliedAt = new Date(now.getTime() - 3 * day);
  const history = makeSteadyHistory(["under_review", "shortlisted"], { appliedAt, now });
  return rowsOf(random, { ...pair, history });
};

const applyAsDemoCandidate = (random: Random, pairs: readonly Pair[], now: Date): Applied[] => {
  const fourDaysAgo = now.getTime() - 4 * day;
  const open = pairs.filter(
    ({ job }) => job.lastDay >= now && job.row.createdAt.getTime() < fourDaysAgo,
  );
  const chosen = [
    ...open.filter(({ job }) => isDemoRecruiters(job)).slice(0, 2),
    ...open.filter(({ job }) => !isDemoRecruiters(job)),
  ];
  return stepsOfDemoCandidate.flatMap((steps, index) => {
    const pair = chosen[index];
    if (!pair) return [];
    const appliedAt = new Date(random.between(pair.job.row.createdAt.getTime(), fourDaysAgo));
    return [{ ...pair, history: makeSteadyHistory(steps, { appliedAt, now }) }];
  });
};

const historyOf = (random: Random, { job }: Pair, now: Date): StatusChange[] => {
  const posted = job.row.createdAt.getTime();
  const appliedAt = new Date(
    posted + random.next() ** 1.6 * (job.lastDay.getTime() - posted) * 0.999,
  );
  const closedAt = job.lastDay < now ? job.lastDay : null;
  return makeHistory(random, { appliedAt, closedAt, now });
};

/** Whatever day of the month it is, the demo recruiter has hired somebody in it. */
const hireSome = (random: Random, applied: Applied[], now: Date) => {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const interviewed = applied.filter(
    ({ job, history }) => isDemoRecruiters(job) && statusOf(history) === "interview_scheduled",
  );
  for (const { history } of random.shuffled(interviewed).slice(0, hiresThisMonth)) {
    const earliest = Math.max(month, history.at(-1)?.changedAt.getTime() ?? 0);
    history.push(nextChange(history, "hired", new Date(random.between(earliest, now.getTime()))));
  }
};

const rowsOf = (random: Random, { job, candidate, history }: Applied): DemoApplication => {
  const [arrival] = history;
  const latest = history.at(-1);
  const appliedAt = arrival?.changedAt ?? job.row.createdAt;
  const id = random.uuid(appliedAt);
  return {
    row: {
      id,
      jobId: job.row.id,
      candidateId: candidate.user.id,
      coverLetter: writeCoverLetter(random, { job, candidate }),
      resumeId: candidate.resume.row.id,
      status: statusOf(history),
      appliedAt,
      updatedAt: latest?.changedAt ?? appliedAt,
      hiredAt: latest?.to === "hired" ? latest.changedAt : null,
    },
    changes: history.map((change) => ({
      id: random.uuid(change.changedAt),
      applicationId: id,
      ...change,
      changedBy: change.from === null ? candidate.user.id : job.row.postedBy,
    })),
  };
};
