// The queries of the readers of events.
import { randomUUID } from "node:crypto";
import * as reading from "#events/read-events.queries.ts";
import { listApplied } from "#features/applications/closing/closing.queries.ts";
import * as unanswered from "#features/applications/unanswered/unanswered.queries.ts";
import { addToWeeks } from "#features/dashboard/weeks.queries.ts";
import * as daily from "#features/letters/daily/daily-news.queries.ts";
import { listEventsToTell } from "#features/news/news-of-events.queries.ts";
import { findLetterApplication } from "#read-models/letters/letter-applications.queries.ts";
import { type ListQuery, ofOneRecruiter } from "./asked.ts";

const everyApplication = 2_000_000;
const ahead = { after: 1_000, upTo: 1_100, types: ["sent", "status"], limit: 500 } as const;
const since = { until: new Date(), after: null, limit: 1_000 };

export const readerQueries: ListQuery[] = [
  { what: "where events are settled", ask: ({ db }) => reading.findSettled(db) },
  { what: "readers that are behind", ask: ({ db }) => reading.listBehind(db) },
  {
    what: "how far readers are behind",
    ask: ({ db }) => reading.countBehind(db, 1_000),
    // Each reader counts for itself.
    mostRows: 10_000,
  },
  { what: "events to read", ask: ({ db }) => reading.listEventsToRead(db, ahead) },
  {
    what: "who had applied to a job",
    ask: ({ db, busy }) => listApplied(db, { jobId: busy.job, ...since }),
    mostRows: ofOneRecruiter,
  },
  { what: "events as news", ask: ({ db }) => listEventsToTell(db, [randomUUID()]) },
  {
    what: "who is late with an answer",
    ask: ({ db }) => unanswered.updateToToldLate(db, 500),
    mostRows: ofOneRecruiter,
  },
  {
    what: "what has waited for somebody",
    ask: ({ db, busy }) => unanswered.listWaitingFor(db, { userId: busy.recruiter, limit: 20 }),
    mostRows: ofOneRecruiter,
  },
  {
    what: "for whom something has waited, once a day",
    ask: ({ db }) => unanswered.listEmployersWithWaiting(db),
    mostRows: everyApplication,
  },
  {
    what: "the news of a day",
    ask: ({ db, busy }) =>
      daily.listNewsOfDay(db, { userId: busy.candidate, day: "2026-01-01", limit: 50 }),
  },
  { what: "news of days before", ask: ({ db }) => daily.deleteToldBefore(db, "2026-01-01") },
  {
    what: "an application for a letter",
    ask: ({ db, busy }) => findLetterApplication(db, busy.application),
  },
  { what: "events counted by week", ask: ({ db }) => addToWeeks(db, [1_000, 1_001]) },
];
