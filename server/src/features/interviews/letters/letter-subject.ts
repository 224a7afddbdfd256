import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { applicationThread } from "#mail/application-thread.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";
import { findLetterInterview } from "./letter-interview.queries.ts";

/** An interview and its reader, read when a letter is written. Null where they have nothing to do with it any more. */
export const letterSubject = async (
  db: Db,
  { to: userId, interviewId }: { to: string; interviewId: string },
) => {
  const person = await findLetterPerson(db, userId);
  const interview = await findLetterInterview(db, { id: interviewId, userId });
  if (!person?.email || !interview) return null;
  const isCandidate = interview.candidateId === userId;
  const name = [person.firstName, person.lastName].filter(Boolean).join(" ") || person.username;
  const read = { ...interview, to: person.email, name, isCandidate };
  if (isCandidate) return read;
  // Who left the hiring team learns of no candidate any more.
  return { ...read, ...(interview.isOnTeam ? interview.forEmployer : unknown) };
};

const unknown = { candidateName: "", candidateEmail: null };

export type LetterSubject = NonNullable<Awaited<ReturnType<typeof letterSubject>>>;

/** The address that letters come from. */
export const senderOf = ({ mailFrom }: Pick<Config, "mailFrom">): string =>
  /<([^>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();

/** 'Tuesday, 30 March 2027, 10:00 to 11:00 (Europe/Berlin)' */
export const timeInWords = ({
  startsAt,
  durationMinutes,
  timeZone,
}: Pick<LetterSubject, "durationMinutes" | "timeZone"> & { startsAt: Date }): string => {
  const end = new Date(startsAt.getTime() + durationMinutes * 60_000);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" });
  const day = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "full" }).format(startsAt);
  return `${day}, ${clock.format(startsAt)} to ${clock.format(end)} (${timeZone})`;
};

/** Where it is, as far as a letter says: a link elsewhere stands in calendars and on the site alone. */
export const placeInWords = ({
  room,
  videoUrl,
}: Pick<LetterSubject, "room" | "videoUrl">): string[] => [
  ...(room === null ? [] : [`Where: ${unlinked(room, "a room")}`]),
  ...(videoUrl === null ? [] : ["By video: the link is in the calendar entry and on the site."]),
];

/** Where the reader finds it on the site. */
export const linkOf = ({ isCandidate, applicationId, jobId }: LetterSubject) =>
  isCandidate
    ? { link: `/my-applications/${applicationId}`, label: "See your application" }
    : { link: `/jobs/${jobId}/applications`, label: "See the applications" };

/** All letters about an application to one side stand in one thread. */
export const threadOf = ({ applicationId, isCandidate }: LetterSubject) => ({
  about: applicationThread(applicationId, isCandidate ? "candidate" : "employer"),
  begins: false,
});

export const exampleSubject: LetterSubject & { startsAt: Date } = {
  to: "ada@jobs.example",
  name: "Ada Moreau",
  id: "0199c0de-0000-7000-8000-00000000000a",
  applicationId: "0199c0de-0000-7000-8000-000000000001",
  state: "scheduled",
  startsAt: new Date("2027-03-30T08:00:00Z"),
  durationMinutes: 60,
  timeZone: "Europe/Berlin",
  room: "Bell Rock",
  videoUrl: null,
  sequence: 0,
  token: "token",
  jobId: "0199c0de-0000-7000-8000-000000000000",
  title: "Signaller",
  company: "Northwind Labs",
  candidateId: "0199c0de-0000-7000-8000-00000000000b",
  candidateName: "Ada Moreau",
  candidateEmail: "ada@jobs.example",
  forEmployer: { candidateName: "Ada Moreau", candidateEmail: "ada@jobs.example" },
  isInterviewer: false,
  isOnTeam: false,
  hasScorecard: false,
  isCandidate: true,
};
