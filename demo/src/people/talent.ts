import type { DemoApplication } from "#applications.ts";
import type { FindableRow, LookRow, TalkRequestRow } from "#board-rows.ts";
import type { DemoJob } from "#jobs/jobs.ts";
import { isDemoRecruiters } from "#matching.ts";
import type { Random } from "#random.ts";
import type { Candidate } from "./candidates.ts";

export interface Talent {
  findable: FindableRow[];
  looks: LookRow[];
  talkRequests: TalkRequestRow[];
}

const day = 24 * 60 * 60 * 1000;

/**
 * Who lets companies find them: the demo candidate and two in three of the others. A company has looked at the demo
 * candidate and waits for an answer; somebody said yes to the demo recruiter.
 */
export const makeTalent = (
  random: Random,
  {
    now,
    jobs,
    candidates,
    applications,
  }: {
    now: Date;
    jobs: readonly DemoJob[];
    candidates: readonly Candidate[];
    applications: readonly DemoApplication[];
  },
): Talent => {
  const [demo, ...others] = candidates;
  const found = others.filter(() => random.chance(2 / 3));
  const findable = [...(demo ? [demo] : []), ...found].map(({ user }) => ({
    userId: user.id,
    to: "all" as const,
  }));
  const { looks, talkRequests } = makeTalks(random, { now, jobs, applications, demo, found });
  return { findable, looks, talkRequests };
};

interface Writing {
  now: Date;
  jobs: readonly DemoJob[];
  applications: readonly DemoApplication[];
  demo: Candidate | undefined;
  found: readonly Candidate[];
}

const makeTalks = (random: Random, { now, jobs, applications, demo, found }: Writing) => {
  const open = jobs.filter(({ row }) => row.isActive && !(row.deadline && row.deadline < now));
  const applied = new Set(
    applications.flatMap(({ row }) => (row.candidateId === demo?.user.id ? [row.jobId] : [])),
  );
  const isNew = (job: DemoJob, { profession, career }: Candidate) =>
    job.profession === profession &&
    !career.positions.some(({ company }) => company === job.employer.company.name);
  const forDemo =
    demo &&
    open.find((job) => isNew(job, demo) && !isDemoRecruiters(job) && !applied.has(job.row.id));
  const ownJobs = open.filter(isDemoRecruiters);
  const [saidYes] = found.flatMap((candidate) => {
    const job = ownJobs.find((own) => isNew(own, candidate));
    return job ? [{ job, candidate }] : [];
  });
  const talks = [
    ...(demo && forDemo
      ? [{ job: forDemo, candidate: demo, status: "waiting" as const, days: 1.2 }]
      : []),
    ...(saidYes ? [{ ...saidYes, status: "yes" as const, days: 3.4 }] : []),
  ].map(({ job, candidate, status, days }) => {
    const createdAt = new Date(now.getTime() - days * day);
    const companyId = job.row.companyId;
    return {
      look: { userId: candidate.user.id, companyId, at: new Date(createdAt.getTime() - 600_000) },
      request: {
        id: random.uuid(createdAt),
        userId: candidate.user.id,
        companyId,
        jobId: job.row.id,
        message: messageAbout(job),
        status,
        createdAt,
        answeredAt: status === "yes" ? new Date(createdAt.getTime() + day) : null,
      },
    };
  });
  return {
    looks: talks.map(({ look }) => look),
    talkRequests: talks.map(({ request }) => request),
  };
};

const messageAbout = ({ row, employer }: DemoJob) =>
  `Hello,\n\nyour profile caught our eye: we are looking for somebody as ${row.title} at ${employer.company.name}, and what you have done fits well.\n\nWould you like to hear more?`;
