// The queries of interviews and of the hours for them.
import { randomUUID } from "node:crypto";
import * as availability from "#features/availability/availability.queries.ts";
import * as calendars from "#features/availability/calendars.queries.ts";
import * as remoteCalendars from "#features/availability/remote/remote-calendars.queries.ts";
import * as bookings from "#features/interviews/bookings.queries.ts";
import * as feed from "#features/interviews/feed.queries.ts";
import * as interviews from "#features/interviews/interviews.queries.ts";
import { findLetterInterview } from "#features/interviews/letters/letter-interview.queries.ts";
import * as scheduling from "#features/scheduling/scheduling.queries.ts";
import { asked, type Board, type ListQuery, ofOneRecruiter } from "#test/plans/queries/asked.ts";

export const interviewScreens: ListQuery[] = [
  asked("recruiter", ({ application }) => `/api/applications/${application}/interviews`),
  asked("recruiter", "/api/availability"),
  {
    what: "the interviews that somebody leads",
    ask: ({ db, busy }) => feed.listLed(db, busy.recruiter),
    // Nobody leads so many as the busiest one of the large board, whose whole quarter is read.
    mostRows: ofOneRecruiter,
  },
];

const week = { from: new Date(), to: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000) };

export const interviewQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "an interview": ({ db }) => interviews.findInterview(db, randomUUID()),
  "the interview of a link": ({ db }) => interviews.findByToken(db, "unknown"),
  "what interviews are about": ({ db, busy }) => interviews.findSubject(db, busy.application),
  "interviews to come": ({ db, busy }) => interviews.listToCome(db, [busy.application]),
  "what an interview takes": ({ db }) => bookings.deleteBookings(db, randomUUID()),
  "what the candidates of interviews take": ({ db, busy }) =>
    bookings.deleteCandidatesBookings(db, [busy.application]),
  "those of some times that are free": ({ db, busy }) =>
    bookings.listFree(db, {
      interviewId: randomUUID(),
      times: [week.from, week.to],
      durationMinutes: 60,
      taken: ["person:1", "room:2"],
      candidateId: busy.candidate,
    }),
  "what the page of an interview shows": ({ db, busy }) =>
    scheduling.findPageSubject(db, busy.application),
  "who moves an application at the page": ({ db, busy }) =>
    scheduling.findMover(db, { jobId: busy.job, proposedBy: busy.recruiter }),
  "an interview for a letter": ({ db, busy }) =>
    findLetterInterview(db, { id: randomUUID(), userId: busy.recruiter }),
  "whose calendar an address is of": ({ db }) => calendars.findCalendarOwner(db, "unknown"),
  "the deletion of a calendar's address": ({ db }) => calendars.deleteCalendar(db, randomUUID()),
  "the working hours of some": ({ db, busy }) =>
    availability.listAvailabilities(db, [busy.recruiter, busy.owner]),
  "what calendars elsewhere hold": ({ db, busy }) =>
    remoteCalendars.listRemoteCalendars(db, [busy.recruiter, busy.owner]),
  "the deletion of what a calendar held": ({ db }) =>
    remoteCalendars.deleteRemoteCalendar(db, randomUUID()),
  "colleagues among some": ({ db, busy }) =>
    availability.listColleagues(db, { userId: busy.recruiter, ids: [busy.owner] }),
  "the interviews of some in a week": ({ db, busy }) =>
    availability.listBookings(db, { userIds: [busy.recruiter], ...week }),
};
