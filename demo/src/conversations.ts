import type { DemoApplication } from "./applications.ts";
import type { UserRow } from "./board-rows.ts";
import type { DemoJob } from "./jobs/jobs.ts";

/** A message of the demo board, to be sent as people send theirs. */
export interface DemoMessage {
  applicationId: string;
  /** The candidate, or who posted the job. */
  author: UserRow;
  text: string;
}

type Line = ["candidate" | "employer", string];

const aboutAnInterview = (title: string): Line[] => [
  [
    "employer",
    `Hello Maya,\n\nThank you for applying as ${title}. We would like to talk to you: half an hour by video, with me and one colleague.\n\nWould Tuesday at 10:00 or Wednesday at 15:30 (Eastern time) suit you?`,
  ],
  ["candidate", "Hello,\n\nthat is good news, thank you. Wednesday at 15:30 suits me well."],
  [
    "employer",
    "Wednesday it is. You need to prepare nothing; bring your questions.\n\nUntil then!",
  ],
];

const aboutTheWork = (title: string): Line[] => [
  [
    "candidate",
    `Hello,\n\none question about the work as ${title}: is the team in one place, or do people also work from home?`,
  ],
];

/**
 * What the demo candidate and employers wrote to each other: about the first interview that stands, and about
 * the newest application that waits. The last message of each is unread.
 */
export const makeConversations = ({
  applications,
  jobs,
  candidate,
  employers,
}: {
  applications: readonly DemoApplication[];
  jobs: readonly DemoJob[];
  candidate: UserRow;
  employers: readonly UserRow[];
}): DemoMessage[] => {
  const own = applications.filter(({ row }) => row.candidateId === candidate.id);
  const spoken = [
    {
      application: own.find(({ row }) => row.status === "interview_scheduled"),
      say: aboutAnInterview,
    },
    { application: own.find(({ row }) => row.status === "pending"), say: aboutTheWork },
  ];
  return spoken.flatMap(({ application, say }) => {
    const job = jobs.find(({ row }) => row.id === application?.row.jobId);
    const employer = employers.find(({ id }) => id === job?.row.postedBy);
    if (!application || !job || !employer) return [];
    return say(job.row.title).map(([side, text]) => ({
      applicationId: application.row.id,
      author: side === "candidate" ? candidate : employer,
      text,
    }));
  });
};
