import type { CountedWrite } from "@rolecall/contract/endpoint.ts";
import { mostReportsAnHour } from "@rolecall/contract/jobs/reports.ts";
import type { Db } from "#db/db.ts";
import { tooMany } from "#http/errors.ts";
import { addToCount, deleteCountsBefore, takeFromCount } from "./act-counts.queries.ts";
import { counterOf } from "./counter-of.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Limit {
  most: number;
  /** In milliseconds, from the first one that is counted. */
  within: number;
  /** What there were too many of, in the words of the refusal. */
  what: string;
}

const limits = {
  // For a person: far more than anybody does by hand. What is kept for good grows with each.
  edit: { most: 300, within: hour, what: "edits" },
  "new-job": { most: 2_000, within: hour, what: "new jobs" },
  "new-company": { most: 50, within: hour, what: "new companies" },
  note: { most: 500, within: hour, what: "notes" },
  // Each application of many that are moved at once.
  move: { most: 20_000, within: hour, what: "moves of applications" },
  // For a network or a person.
  report: { most: mostReportsAnHour, within: hour, what: "reports" },
  // For an application, whose timeline tells of each.
  "other-resume": { most: 10, within: day, what: "other resumes for this application" },
  // For a job: each is told to all who applied.
  closing: { most: 10, within: day, what: "closings of this job" },
  // For a registrable domain, whatever companies and accounts: six digits are guessed by many together.
  "domain-code": { most: 20, within: day, what: "codes for this domain" },
  "wrong-domain-code": { most: 20, within: day, what: "wrong codes for this domain" },
  // For an account, wherever they come from: who types them knows its password.
  "wrong-totp-code": { most: 100, within: day, what: "wrong codes for this account" },
} satisfies Record<string, Limit> & Record<CountedWrite, Limit>;

export type LimitedAct = keyof typeof limits;

/**
 * Counts an act, or `by` of them at once, and throws `too-many` where its limit is reached. In a transaction, acts at once are counted
 * one after another, and one that is rolled back is not counted.
 */
export const countAct = async (
  db: Db,
  { act, of, by = 1 }: { act: LimitedAct; of: string; by?: number },
  { rateLimit }: { rateLimit: boolean },
): Promise<void> => {
  if (!rateLimit) return;
  const { most, within, what } = limits[act];
  const now = new Date();
  const until = new Date(now.getTime() + within);
  const counted = await addToCount(db, { ...counterOf(act, of), now, until, most, by });
  if (!("reachedUntil" in counted)) return;
  const waitMs = counted.reachedUntil.getTime() - now.getTime();
  throw tooMany(what, durationOf(waitMs), waitMs);
};

/**
 * Counts whom something was done to today (UTC), at most so many different people; somebody counts once. It holds
 * whatever RATE_LIMIT says. Answers when the next day begins where it is one too many. In a transaction, those at once are
 * counted one after another, and one that is rolled back is not counted.
 */
export const countPersonToday = async (
  db: Db,
  { act, of, whom, most }: { act: PersonAct; of: string; whom: string; most: number },
): Promise<Date | null> => {
  const now = new Date();
  const until = new Date(now.getTime() + day - (now.getTime() % day));
  const once = counterOf(`${act}-whom`, `${of} ${whom}`);
  const first = await addToCount(db, { ...once, now, until, most: 1 });
  if ("reachedUntil" in first) return null;
  const counted = await addToCount(db, { ...counterOf(act, of), now, until, most });
  return "reachedUntil" in counted ? counted.reachedUntil : null;
};
type PersonAct = "person-looked-at" | "person-written-to";

/** Takes an act back that was counted and turned out to be none. */
export const uncountAct = (db: Db, { act, of }: { act: LimitedAct; of: string }): Promise<void> =>
  takeFromCount(db, counterOf(act, of));

const durationOf = (ms: number): string => {
  const minutes = Math.ceil(ms / minute);
  if (minutes > 90) return `${Math.ceil(ms / hour)} hours`;
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

/** Counts that mean nothing any more. */
export const forgetCounts = (db: Db, now: Date): Promise<void> => deleteCountsBefore(db, now);
