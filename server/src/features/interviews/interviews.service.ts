// What becomes of interviews: rows, bookings and events, in the transaction of the caller, who has locked the
// application and checked whose the act is.
import { randomBytes } from "node:crypto";
import { interviewMissingText } from "@rolecall/contract/interviews/interviews.ts";
import type { Db, Transaction } from "#db/db.ts";
import { record } from "#events/record.service.ts";
import { AppError } from "#http/errors.ts";
import { asRead, type Reader } from "./as-read.ts";
import { book, release } from "./bookings.service.ts";
import * as queries from "./interviews.queries.ts";
import type { Interview, Subject } from "./interviews.queries.ts";
import { tellByMail } from "./letters/tell-by-mail.service.ts";
import { type Plan, planOf } from "./plan.ts";

const day = 24 * 60 * 60_000;

export type { Interview, Subject };

/** Who did it. */
export interface By {
  side: "candidate" | "employer" | "product";
  actorId: string | null;
}

/** The interviews of an application as somebody reads them, oldest first. */
export const interviewsOf = async (
  db: Db,
  { applicationId, ...reader }: Reader & { applicationId: string },
) => (await queries.listInterviews(db, [applicationId])).map((one) => asRead(one, reader));

/** Those of applications for the copy of their candidate's data: without the link, which is a secret. */
export const interviewsForTheirCandidate = async (db: Db, applicationIds: string[]) => {
  const reader = { isCandidate: true, hasPage: false, publicUrl: "" };
  return (await queries.listInterviews(db, applicationIds)).map((one) => asRead(one, reader));
};

/** @throws `missing` */
export const knownInterview = async (db: Db, id: string): Promise<Interview> => {
  const found = await queries.findInterview(db, id);
  if (!found) throw new AppError("missing", interviewMissingText);
  return found;
};

/** One as somebody reads it. */
export const interviewAsRead = async (db: Db, { id, ...reader }: Reader & { id: string }) =>
  asRead(await knownInterview(db, id), reader);

/** An interview with the plan by which it stands. */
export const plannedInterview = async (db: Db, id: string) => {
  const interview = await knownInterview(db, id);
  return { interview, plan: planOf(interview) };
};

/** What interviews of an application are about. */
export const subjectOf = (db: Db, applicationId: string) => queries.findSubject(db, applicationId);

/** The same; all changes of its interviews wait until the transaction ends. */
export const holdSubject = (db: Transaction, applicationId: string) =>
  queries.findSubject(db, applicationId, "locked");

/** The interview that a candidate's link opens; null where there is none. */
export const interviewByToken = (db: Db, token: string) => queries.findByToken(db, token);

const sorted = (times: Date[]) =>
  [...new Set(times.map((time) => time.getTime()))]
    .toSorted((one, other) => one - other)
    .map((time) => new Date(time));

/** Who is told the day before need not be told where it begins sooner. */
const remindedOf = (startsAt: Date | null) =>
  startsAt && startsAt.getTime() - Date.now() < day ? new Date() : null;

const columnsOf = (plan: Plan) => ({
  startsAt: plan.startsAt,
  durationMinutes: plan.durationMinutes,
  timeZone: plan.timeZone,
  room: plan.room,
  videoUrl: plan.videoUrl,
  times: sorted(plan.times),
  state: plan.startsAt ? ("scheduled" as const) : ("proposed" as const),
  remindedAt: remindedOf(plan.startsAt),
});

const tell = async (
  db: Db,
  { id, state, startsAt }: Interview,
  { subject, by, change }: { subject: Subject; by: By; change?: "changed" },
) => {
  const data = { interviewId: id, state, startsAt: startsAt?.toISOString() ?? null };
  await record(db, [
    {
      type: "interview",
      application: subject,
      ...by,
      data: { ...data, ...(change && { change }) },
    },
  ]);
};

/** Takes whom and what an interview needs, where it has a time. */
const take = async (db: Db, interview: Interview, subject: Subject) => {
  const { startsAt } = interview;
  if (startsAt && interview.state === "scheduled")
    await book(db, { ...interview, startsAt }, subject);
  else await release(db, interview.id);
};

/** Schedules an interview, or proposes times. */
export const createInterview = async (
  db: Transaction,
  { subject, plan, by }: { subject: Subject; plan: Plan; by: By },
): Promise<Interview> => {
  const id = await queries.insertInterview(db, {
    applicationId: subject.id,
    ...columnsOf(plan),
    wasScheduled: plan.startsAt !== null,
    token: randomBytes(32).toString("base64url"),
    proposedBy: by.actorId,
  });
  await queries.replacePeople(db, { interviewId: id, userIds: plan.interviewerIds });
  const interview = await knownInterview(db, id);
  await take(db, interview, subject);
  await tell(db, interview, { subject, by });
  await tellByMail(db, { before: null, after: interview, subject });
  return interview;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Changes time, place or people. What is as it was changes nothing. */
export const planAnew = async (
  db: Transaction,
  { before, subject, plan, by }: { before: Interview; subject: Subject; plan: Plan; by: By },
): Promise<Interview> => {
  const planned = { ...plan, times: sorted(plan.times) };
  const old = planOf(before);
  if (isSame(old, planned)) return before;
  const isMoved = !isSame(old.startsAt, plan.startsAt);
  const hasOtherTime = isMoved || old.durationMinutes !== plan.durationMinutes;
  const { remindedAt, ...columns } = columnsOf(planned);
  const isFirstTime = !before.wasScheduled && plan.startsAt !== null;
  const isNewTime = isMoved && plan.startsAt !== null && before.wasScheduled;
  await queries.updateInterview(db, before.id, {
    ...columns,
    sequence: isOfferAlone(old, planned) || isFirstTime ? before.sequence : before.sequence + 1,
    ...(isFirstTime && { wasScheduled: true }),
    ...(hasOtherTime && { confirmedAt: null }),
    ...(isMoved && { remindedAt, scorecardsAskedAt: null }),
    rescheduled: before.rescheduled + (isNewTime ? 1 : 0),
  });
  if (!isSame(old.interviewerIds, plan.interviewerIds))
    await queries.replacePeople(db, { interviewId: before.id, userIds: plan.interviewerIds });
  const interview = await knownInterview(db, before.id);
  await take(db, interview, subject);
  const isSameState = before.state === interview.state;
  await tell(db, interview, { subject, by, ...(isSameState && { change: "changed" }) });
  await tellByMail(db, { before, after: interview, subject });
  return interview;
};

/** Whether nothing but the times to choose from is another: no calendar holds these. */
const isOfferAlone = (old: Plan, plan: Plan) =>
  isSame({ ...old, times: [] }, { ...plan, times: [] });

/** The candidate takes a time, which the caller found to be offered and free. */
export const takeTime = (
  db: Transaction,
  {
    before,
    subject,
    startsAt,
    by,
  }: { before: Interview; subject: Subject; startsAt: Date; by: By },
): Promise<Interview> =>
  planAnew(db, { before, subject, by, plan: { ...planOf(before), startsAt } });

export const noteConfirmed = (db: Db, { id }: Interview): Promise<void> =>
  queries.updateInterview(db, id, { confirmedAt: new Date() });

export const noteNoShow = (db: Db, { id }: Interview, noShow: boolean): Promise<void> =>
  queries.updateInterview(db, id, { noShow });

/** Cancels an interview, again too. */
export const cancel = async (
  db: Transaction,
  { before, subject, by }: { before: Interview; subject: Subject; by: By },
): Promise<void> => {
  if (before.state === "cancelled") return;
  await queries.updateInterview(db, before.id, { state: "cancelled" });
  await release(db, before.id);
  const after: Interview = { ...before, state: "cancelled" };
  await tell(db, after, { subject, by });
  await tellByMail(db, { before, after, subject });
};
