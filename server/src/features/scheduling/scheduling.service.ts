import { applicationErasedText } from "@rolecall/contract/conversations/messages.ts";
import { foreignInterviewerText } from "@rolecall/contract/interviews/availability.ts";
import type { interviewEndpoints } from "@rolecall/contract/interviews/interviews.schemas.ts";
import {
  interviewCancelledText,
  timeInFutureText,
  timeTooFarText,
} from "@rolecall/contract/interviews/interviews.ts";
import type * as z from "zod";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { refuseManyLetters } from "#features/applications/statuses/move-and-tell.service.ts";
import { recordInvitation } from "#features/applications/timeline.service.ts";
import { unlessTaken } from "#features/interviews/bookings.service.ts";
import * as interviews from "#features/interviews/interviews.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkManagesIts, checkMay, checkMayRead } from "#policies/application.ts";
import { hiringTeamAmong } from "#read-models/teams/hiring-team.queries.ts";
import { moveToScheduled } from "./move-to-scheduled.service.ts";

type Which = { user: SignedInUser; id: string };
type Site = Pick<Config, "publicUrl" | "rateLimit">;
type Wanted = z.output<(typeof interviewEndpoints)["addInterview"]["body"]>;
type Changes = z.output<(typeof interviewEndpoints)["changeInterview"]["body"]>;

/** The interviews of an application, for its hiring team and the candidate. */
export const interviewsOf = async (db: Db, { user, id }: Which, { publicUrl }: Site) => {
  const { isRead, isManaged, isOwn } = await checkMayRead(db, { user, id });
  const reader = { isCandidate: !isRead, hasPage: isManaged || isOwn, publicUrl };
  return interviews.interviewsOf(db, { applicationId: id, ...reader });
};

const asManager = ({ publicUrl }: Site) => ({ isCandidate: false, hasPage: true, publicUrl });

const refuse = (sentence: string, path: string) => {
  throw new AppError("bad-input", sentence, { path });
};

/** Nobody plans further ahead. */
const latest = () => {
  const now = new Date();
  return now.setUTCFullYear(now.getUTCFullYear() + 2);
};

const refuseTimes = (times: Date[], path: string) => {
  if (times.some((time) => time.getTime() <= Date.now())) refuse(timeInFutureText, path);
  if (times.some((time) => time.getTime() > latest())) refuse(timeTooFarText, path);
};

/** A given time goes before times to choose from. */
const timesOf = ({ startsAt, times }: Pick<Changes, "startsAt" | "times">) => {
  if (startsAt) return { startsAt, times: [] };
  return times ? { startsAt: null, times } : null;
};

const checkInterviewers = async (db: Db, jobId: string, userIds: string[]) => {
  const team = await hiringTeamAmong(db, { jobId, userIds });
  if (team.length < userIds.length) refuse(foreignInterviewerText, "interviewerIds");
};

/** Schedules an interview, or proposes times to the candidate, for who manages the job. */
export const addInterview = (db: Db, { user, id, ...wanted }: Which & Wanted, site: Site) => {
  const when = timesOf(wanted) ?? refuse(timeInFutureText, "startsAt");
  refuseTimes(when.startsAt ? [when.startsAt] : when.times, "startsAt");
  return unlessTaken(db, async (db) => {
    const { candidateId, jobId } = await checkMay(db, { user, id }, "decide");
    if (candidateId === null) throw new AppError("conflict", applicationErasedText);
    await checkInterviewers(db, jobId, wanted.interviewerIds);
    if (site.rateLimit) await refuseManyLetters(db, [id]);
    const subject = await interviews.subjectOf(db, id);
    const { durationMinutes, timeZone, interviewerIds, room, videoUrl } = wanted;
    const plan = {
      ...when,
      durationMinutes,
      timeZone,
      interviewerIds,
      room: room ?? null,
      videoUrl: videoUrl ?? null,
    };
    if (when.startsAt) await moveToScheduled(db, { id, user }, site);
    await recordInvitation(db, { id, actorId: user.id });
    const by = { side: "employer", actorId: user.id } as const;
    const added = await interviews.createInterview(db, { subject, plan, by });
    return interviews.interviewAsRead(db, { id: added.id, ...asManager(site) });
  });
};

/** Changes an interview, for who manages the job. What is not named stays. */
export const changeInterview = (
  db: Db,
  { user, id, noShow, ...changes }: Which & Changes,
  site: Site,
) =>
  unlessTaken(db, async (db) => {
    const { applicationId } = await interviews.knownInterview(db, id);
    const { jobId } = await checkMay(db, { user, id: applicationId }, "decide");
    const { interview: before, plan: old } = await interviews.plannedInterview(db, id);
    if (before.state === "cancelled") throw new AppError("conflict", interviewCancelledText);
    const plan = { ...old, ...defined(changes), ...timesOf(changes) };
    const wasAt = old.startsAt?.getTime();
    if (plan.startsAt && plan.startsAt.getTime() !== wasAt)
      refuseTimes([plan.startsAt], "startsAt");
    if (changes.times && !changes.startsAt) refuseTimes(changes.times, "times");
    const added = plan.interviewerIds.filter((one) => !old.interviewerIds.includes(one));
    if (added.length > 0) await checkInterviewers(db, jobId, added);
    const isOther = JSON.stringify(plan) !== JSON.stringify(old);
    if (isOther && site.rateLimit) await refuseManyLetters(db, [applicationId]);
    if (plan.startsAt && before.state !== "scheduled")
      await moveToScheduled(db, { id: applicationId, user }, site);
    const subject = await interviews.subjectOf(db, applicationId);
    const by = { side: "employer", actorId: user.id } as const;
    const changed = await interviews.planAnew(db, { before, subject, plan, by });
    if (noShow !== undefined) await interviews.noteNoShow(db, changed, noShow);
    return interviews.interviewAsRead(db, { id, ...asManager(site) });
  });

/** Without what a call does not name. */
const defined = ({ interviewerIds, durationMinutes, timeZone, room, videoUrl }: Changes) => ({
  ...(interviewerIds && { interviewerIds }),
  ...(durationMinutes !== undefined && { durationMinutes }),
  ...(timeZone !== undefined && { timeZone }),
  ...(room !== undefined && { room }),
  ...(videoUrl !== undefined && { videoUrl }),
});

/** Cancels an interview, for who manages the job; again too. */
export const cancelInterview = (db: Db, { user, id }: Which): Promise<void> =>
  db.transaction(async (db) => {
    const { applicationId } = await interviews.knownInterview(db, id);
    await checkManagesIts(db, { user, id: applicationId });
    const subject = await interviews.holdSubject(db, applicationId);
    const before = await interviews.knownInterview(db, id);
    await interviews.cancel(db, { before, subject, by: { side: "employer", actorId: user.id } });
  });
