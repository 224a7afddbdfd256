import { interviewPagePrefix } from "@rolecall/contract/interviews/interview-pages.ts";
import * as z from "zod";
import { type CalendarEvent, calendarOf } from "#features/interviews/calendar/calendar.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import {
  exampleSubject,
  letterSubject,
  type LetterSubject,
  linkOf,
  placeInWords,
  senderOf,
  threadOf,
  timeInWords,
} from "./letter-subject.ts";

const changes = ["scheduled", "changed", "cancelled"] as const;

const openings = {
  scheduled: "Interview",
  changed: "Interview changed",
  cancelled: "Interview cancelled",
};

interface Subject extends LetterSubject {
  change: (typeof changes)[number];
  sender: string;
}

/** The reader, and for those who lead it the candidate: nobody else's address is in it. */
const attendeesOf = (subject: Subject) => {
  const { to, name, isCandidate, candidateName, candidateEmail } = subject;
  const reader = { name, email: to };
  if (isCandidate || !candidateEmail) return [reader];
  return [reader, { name: candidateName, email: candidateEmail }];
};

const eventOf = (subject: Subject, startsAt: Date): CalendarEvent => {
  const isCancelled = subject.change === "cancelled";
  return {
    interviewId: subject.id,
    // People who are taken off are told with the change that took them off.
    sequence: subject.sequence + (subject.state === "cancelled" ? 1 : 0),
    startsAt,
    durationMinutes: subject.durationMinutes,
    timeZone: subject.timeZone,
    summary: `Interview: ${unlinked(subject.title, "a job")}`,
    room: subject.room,
    videoUrl: subject.videoUrl,
    isCancelled,
    organizer: { name: subject.company, email: subject.sender },
    attendees: attendeesOf(subject),
  };
};

const bodyOf = (subject: Subject) => {
  const { isCandidate, change, startsAt } = subject;
  const title = unlinked(subject.title, "a job");
  const company = unlinked(subject.company, "a company");
  const withWhom = isCandidate
    ? `at ${company}`
    : `with ${unlinked(subject.candidateName, "a candidate")}`;
  const what = `The interview ${withWhom}: ${title}.`;
  const when = startsAt ? [`When: ${timeInWords({ ...subject, startsAt })}`] : [];
  if (change === "cancelled")
    return ["Hello,", what, "It does not take place.", ...when, linkOf(subject)];
  const page = { link: interviewPagePrefix + subject.token, label: "Confirm, change or cancel" };
  return [
    "Hello,",
    what,
    ...when,
    ...placeInWords(subject),
    ...(isCandidate ? [page] : []),
    linkOf(subject),
  ];
};

/**
 * An interview for the calendar of one of its people, a change of it, and its cancellation, which also goes to who is
 * taken off. It comes whatever they set. A request says how it is now, and nothing to who has nothing to do with it
 * any more.
 */
export const interviewLetter = defineLetter({
  kind: "interview",
  about: z.object({
    to: z.string(),
    interviewId: z.string(),
    change: z.enum(changes),
    /** When it was to begin, of one that is cancelled. */
    startsAt: z.string().nullable(),
  }),
  to: async (db, { change, startsAt, ...about }, { mailFrom }) => {
    const found = await letterSubject(db, about);
    if (!found) return [];
    const isOn = found.isCandidate || (found.isInterviewer && found.isOnTeam);
    const stands = found.state === "scheduled" && isOn;
    if (stands === (change === "cancelled")) return [];
    const at = change === "cancelled" ? startsAt && new Date(startsAt) : found.startsAt;
    return [{ ...found, startsAt: at || null, change, sender: senderOf({ mailFrom }) }];
  },
  write: (subject: Subject) => {
    const { change, startsAt } = subject;
    const method = change === "cancelled" ? "CANCEL" : "REQUEST";
    return {
      subject: `${openings[change]}: ${unlinked(subject.title, "a job")}`,
      thread: threadOf(subject),
      body: bodyOf(subject),
      ...(startsAt && {
        calendar: { method, content: calendarOf([eventOf(subject, startsAt)], { method }) },
      }),
    };
  },
  examples: [
    { ...exampleSubject, change: "scheduled", sender: "no-reply@jobs.example" },
    {
      ...exampleSubject,
      change: "changed",
      sender: "no-reply@jobs.example",
      isCandidate: false,
      candidateName: "Bo Lindqvist",
      room: null,
      videoUrl: "https://meet.example/a",
    },
    { ...exampleSubject, change: "cancelled", sender: "no-reply@jobs.example" },
  ],
});
