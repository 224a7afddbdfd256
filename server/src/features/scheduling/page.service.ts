// The page that a candidate's link opens, without a session.
import {
  interviewLinkEndedText,
  offeredTimesText,
} from "@rolecall/contract/interviews/interview-pages.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { refuseManyLetters } from "#features/applications/statuses/move-and-tell.service.ts";
import { freeAmong, refuseOverlap, unlessTaken } from "#features/interviews/bookings.service.ts";
import * as interviews from "#features/interviews/interviews.service.ts";
import type { Interview } from "#features/interviews/interviews.service.ts";
import { AppError } from "#http/errors.ts";
import { moveToScheduled } from "./move-to-scheduled.service.ts";
import { findMover, findPageSubject } from "./scheduling.queries.ts";

const ended = () => new AppError("missing", interviewLinkEndedText);

const hasBegun = ({ state, startsAt }: Interview) =>
  state === "scheduled" && startsAt !== null && startsAt.getTime() <= Date.now();

/** The interview that a link opens, and what its page shows of the application. */
const opened = async (db: Db, id: string, applicationId: string) => {
  const interview = await interviews.knownInterview(db, id);
  const about = await findPageSubject(db, applicationId);
  if (!about || about.isOver || interview.state === "cancelled" || hasBegun(interview))
    throw ended();
  return { interview, about };
};

type Opened = Awaited<ReturnType<typeof opened>>;

const asPage = async (db: Db, { interview, about }: Opened) => {
  const subject = await interviews.subjectOf(db, interview.applicationId);
  const { state, startsAt, durationMinutes, timeZone } = interview;
  return {
    company: about.company,
    job: about.job,
    state,
    startsAt,
    times: await freeAmong(db, interview, subject),
    durationMinutes,
    timeZone,
  };
};

const ofLink = async (db: Db, token: string) => {
  const found = await interviews.interviewByToken(db, token);
  if (!found) throw ended();
  return found;
};

/** What the page shows; reading it changes nothing. */
export const pageOf = async (db: Db, token: string) => {
  const { id, applicationId } = await ofLink(db, token);
  return asPage(db, await opened(db, id, applicationId));
};

/** The candidate chooses a time, another one later, or confirms the present one. */
export const chooseTime = (
  db: Db,
  { token, startsAt }: { token: string; startsAt: Date },
  limits: Pick<Config, "rateLimit">,
) =>
  unlessTaken(db, async (db) => {
    const { id, applicationId } = await ofLink(db, token);
    const subject = await interviews.holdSubject(db, applicationId);
    const { interview: before, about } = await opened(db, id, applicationId);
    if (before.state === "scheduled" && isAt(startsAt, before.startsAt)) {
      await interviews.noteConfirmed(db, before);
      return asPage(db, { interview: before, about });
    }
    if (startsAt.getTime() <= Date.now() || !before.times.some((time) => isAt(startsAt, time)))
      throw new AppError("bad-input", offeredTimesText, { path: "startsAt" });
    if (limits.rateLimit) await refuseManyLetters(db, [applicationId]);
    await refuseOverlap(db, { ...before, startsAt }, subject);
    if (!about.isDecided) {
      const user = await findMover(db, { jobId: subject.jobId, proposedBy: before.proposedBy });
      if (user) await moveToScheduled(db, { id: applicationId, user }, limits);
    }
    const by = { side: "candidate", actorId: subject.candidateId } as const;
    const interview = await interviews.takeTime(db, { before, subject, startsAt, by });
    await interviews.noteConfirmed(db, interview);
    return asPage(db, { interview, about });
  });

const isAt = (time: Date, other: Date | null) => time.getTime() === other?.getTime();

export const cancelByLink = (db: Db, token: string): Promise<void> =>
  db.transaction(async (db) => {
    const { id, applicationId } = await ofLink(db, token);
    const subject = await interviews.holdSubject(db, applicationId);
    const { interview: before } = await opened(db, id, applicationId);
    const by = { side: "candidate", actorId: subject.candidateId } as const;
    await interviews.cancel(db, { before, subject, by });
  });
