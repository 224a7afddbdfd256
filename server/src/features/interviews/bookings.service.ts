// What scheduled interviews take. The database refuses whom or what is taken; before it is asked, those who want the
// same wait in one order, so that of two at once one wins and the other is refused.
import { timeTakenText } from "@rolecall/contract/interviews/interviews.ts";
import { violates } from "#db/constraint-errors.ts";
import type { Db, Transaction } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import { takenByCandidate, takenByPerson, takenByRoom } from "#read-models/taken-by-interviews.ts";
import * as queries from "./bookings.queries.ts";
import type { Interview, Subject } from "./interviews.queries.ts";

type Taking = Pick<Interview, "id" | "durationMinutes" | "room"> & {
  interviewers: { id: string }[];
};

const bookingsOf = ({ interviewers, room }: Taking, { companyId, candidateId }: Subject) => [
  ...interviewers.map(({ id }) => ({ taken: takenByPerson(id), userId: id })),
  ...(candidateId === null
    ? []
    : [{ taken: takenByCandidate(companyId, candidateId), userId: candidateId }]),
  ...(room === null ? [] : [{ taken: takenByRoom(companyId, room), userId: null }]),
];

/** A candidate by all companies, who chooses at one time at one of them. */
const everywhere = ({ candidateId }: Subject) =>
  candidateId === null ? [] : [`candidate:${candidateId}`];

const taken = () => new AppError("conflict", timeTakenText);

/** Takes people and room for an interview, in place of what it took before. */
export const book = async (
  db: Db,
  interview: Taking & { startsAt: Date },
  subject: Subject,
): Promise<void> => {
  const { id: interviewId, startsAt, durationMinutes } = interview;
  const bookings = bookingsOf(interview, subject);
  await queries.lockTaken(db, [...bookings.map((one) => one.taken), ...everywhere(subject)]);
  await queries.deleteBookings(db, interviewId);
  await queries.insertBookings(db, { interviewId, startsAt, durationMinutes, bookings });
};

/** Gives back what an interview took. */
export const release = (db: Db, interviewId: string): Promise<void> =>
  queries.deleteBookings(db, interviewId);

/** Those of these times at which all are free, the candidate also at other companies. */
export const freeAmong = async (
  db: Db,
  { times, ...interview }: Taking & { times: Date[] },
  subject: Subject,
): Promise<Date[]> => {
  const toCome = times.filter((time) => time.getTime() > Date.now());
  if (toCome.length === 0) return [];
  return queries.listFree(db, {
    interviewId: interview.id,
    times: toCome,
    durationMinutes: interview.durationMinutes,
    taken: bookingsOf(interview, subject).map((one) => one.taken),
    candidateId: subject.candidateId,
  });
};

/** Refuses a time at which the candidate has an interview, at whichever company. What they choose at once elsewhere waits. */
export const refuseOverlap = async (
  db: Db,
  interview: Taking & { startsAt: Date },
  subject: Subject,
): Promise<void> => {
  await queries.lockTaken(db, [
    ...bookingsOf(interview, subject).map((one) => one.taken),
    ...everywhere(subject),
  ]);
  const free = await freeAmong(db, { ...interview, times: [interview.startsAt] }, subject);
  if (free.length === 0) throw taken();
};

/** A transaction that ends with the one refusal where the database says that somebody or something is taken. */
export const unlessTaken = <Made>(
  db: Db,
  work: (db: Transaction) => Promise<Made>,
): Promise<Made> =>
  db.transaction(work).catch((error: unknown) => {
    throw violates(error, queries.bookedOnce) ? taken() : error;
  });
