import { applyAsBeginner, makeApplications } from "./applications.ts";
import type { BoardRows, MemberRow, UserRow } from "./board-rows.ts";
import { type DemoMessage, makeConversations } from "./conversations.ts";
import { type Employer, isAlone, isDemoTeams, makeEmployers } from "./employers.ts";
import { makeDrafts } from "./jobs/job-drafts.ts";
import { makeJobs } from "./jobs/jobs.ts";
import { allNames } from "./names.ts";
import { makeBeginner, makeCandidates } from "./people/candidates.ts";
import { makeTalent } from "./people/talent.ts";
import { assignReviewer, makeReviewer, openJobsOfTeam } from "./people/team.ts";
import { drawCompanyPictures } from "./pictures/company-pictures.ts";
import { Random } from "./random.ts";
import { demoIdOf, demoSignIns } from "./sign-ins.ts";
import { type DemoInterview, type DemoReport, makeReports, proposeInterview } from "./waiting.ts";

export interface Board {
  rows: BoardRows;
  /** The content of each upload, by its id. */
  resumes: ReadonlyMap<string, Buffer>;
  /** Oldest first. */
  messages: DemoMessage[];
  interviews: DemoInterview[];
  reports: DemoReport[];
}

const jobCount = 600;
const candidateCount = 120;
const applicationCount = 2_500;
const day = 24 * 60 * 60 * 1000;

const makeAdministrator = (now: Date): UserRow => {
  const createdAt = new Date(now.getTime() - 900 * day);
  return {
    id: demoIdOf("admin", createdAt),
    ...demoSignIns.admin,
    role: "candidate",
    createdAt,
    administratorSince: createdAt,
  };
};

const membersOf = (employers: readonly Employer[], reviewer: UserRow): MemberRow[] =>
  employers.flatMap((employer) => {
    const companyId = employer.row.id;
    const member = (role: MemberRow["role"], { id: userId, createdAt: joinedAt }: UserRow) => ({
      companyId,
      userId,
      role,
      joinedAt,
    });
    return [
      ...(isAlone(employer) ? [] : [member("recruiter", employer.recruiter)]),
      ...(isDemoTeams(employer) ? [member("reviewer", reviewer)] : []),
    ];
  });

/** The whole demo board as it is at that moment: the same for the same moment, to the last byte. */
export const makeBoard = (now: Date): Board => {
  const names = new Random("names").shuffled(allNames).values();
  const employers = makeEmployers(new Random("employers"), { now, names, jobCount });
  const jobs = makeJobs(new Random("jobs"), { now, employers });
  const candidates = makeCandidates(new Random("candidates"), {
    now,
    names,
    count: candidateCount,
    wanted: jobs.map(({ profession }) => profession),
  });
  const begun = openJobsOfTeam(now, jobs)
    .filter(({ row }) => row.createdAt.getTime() < now.getTime() - 4 * day)
    .slice(0, 1)
    .map((job) => ({ job, candidate: makeBeginner(new Random("beginner"), { now, job }) }));
  const first = begun.map(({ job, candidate }) => ({
    job,
    application: applyAsBeginner(new Random("first application"), { now, job, candidate }),
  }));
  const applications = [
    ...makeApplications(new Random("applications"), {
      now,
      jobs,
      candidates,
      count: applicationCount - begun.length,
    }),
    ...first.map(({ application }) => application),
  ];
  const withResumes = [...candidates, ...begun.map(({ candidate }) => candidate)];
  const reviewer = makeReviewer(now);
  const applicants = Map.groupBy(applications, ({ row }) => row.jobId);
  const staff = employers.flatMap(({ owner, recruiter }) => [owner, recruiter]);
  const [demoCandidate] = candidates;
  const drawn = drawCompanyPictures(new Random("pictures"), {
    now,
    rows: employers.map(({ row }) => row),
  });
  return {
    rows: {
      users: [
        ...new Set(staff),
        reviewer,
        ...withResumes.map(({ user }) => user),
        makeAdministrator(now),
      ],
      ...drawn,
      jobs: [
        ...jobs.map(({ row }) => ({
          ...row,
          applicantCount: applicants.get(row.id)?.length ?? 0,
        })),
        ...makeDrafts(now, jobs),
      ],
      uploads: withResumes.map(({ resume }) => resume.row),
      profiles: candidates.map(({ profile }) => profile),
      applications: applications.map(({ row }) => row),
      statusChanges: applications.flatMap(({ changes }) => changes),
      members: membersOf(employers, reviewer),
      reviewers: assignReviewer(jobs, {
        now,
        reviewer,
        countOf: (jobId) => applicants.get(jobId)?.length ?? 0,
      }),
      ...makeTalent(new Random("talent"), { now, jobs, candidates, applications }),
    },
    messages: demoCandidate
      ? makeConversations({ applications, jobs, candidate: demoCandidate.user, employers: staff })
      : [],
    interviews: first.map(({ job: { employer }, application }) =>
      proposeInterview({
        now,
        application,
        proposedBy: employer.recruiter,
        interviewers: [employer.recruiter, employer.owner],
      }),
    ),
    reports: makeReports(now, { jobs, candidates }),
    resumes: new Map(withResumes.map(({ resume: { row, content } }) => [row.id, content])),
  };
};
