import { alreadyAppliedText, jobClosedText } from "@rolecall/contract/applications/refusals.ts";
import type { timelineEndpoints } from "@rolecall/contract/applications/timeline.schemas.ts";
import { appliedTooOftenText, mostTimesAnew } from "@rolecall/contract/applications/timeline.ts";
import { foreignUploadText } from "@rolecall/contract/resumes/resumes.ts";
import type * as z from "zod";
import type { Db } from "#db/db.ts";
import { record } from "#events/record.service.ts";
import { cancelInterviewsOf } from "#features/interviews/cancelled-with-application.service.ts";
import { countAct } from "#features/limits/limits.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMay } from "#policies/application.ts";
import { objectPathOf } from "#read-models/object-path.sql.ts";
import { holdOwnResume } from "#read-models/own-upload.queries.ts";
import { replaceAnswers } from "./answers/answers.queries.ts";
import { loadOwnApplication } from "./applications.service.ts";
import type { NewApplication } from "./apply.queries.ts";
import { countSent } from "./events.queries.ts";
import { matchToKeep } from "./match/application-match.service.ts";
import { updateMatch } from "./match/kept-match.queries.ts";
import * as own from "./own-application.queries.ts";
import { movesOf } from "./statuses/moved-event.ts";
import { takeBackWaiting } from "./undo/take-back.service.ts";

const conflict = (sentence: string) => new AppError("conflict", sentence);

type Which = { user: SignedInUser; id: string };
type Changes = z.output<(typeof timelineEndpoints)["changeApplication"]["body"]>;

/** Changes letter or resume, for the candidate, until the hiring team has looked at the application. */
export const changeApplication = (
  db: Db,
  { user, id, wanted: { resumeUrl, ...written } }: Which & { wanted: Changes },
  limits: { rateLimit: boolean },
) =>
  db.transaction(async (db) => {
    const resumeId =
      resumeUrl === undefined
        ? undefined
        : await holdOwnResume(db, { objectPath: resumeUrl, userId: user.id });
    if (resumeId === null) throw new AppError("bad-input", foreignUploadText);
    const application = await checkMay(db, { user, id }, "edit");
    const changes = { ...written, ...(resumeId && { resumeId }) };
    if (Object.keys(changes).length > 0) await own.updateWritten(db, { id, ...changes });
    if (resumeId && resumeId !== application.resumeId) {
      await countAct(db, { act: "other-resume", of: id }, limits);
      const sent = { userId: user.id, jobId: application.jobId, resumeId };
      await updateMatch(db, { id, ...(await matchToKeep(db, sent)) });
      const by = { side: "candidate", actorId: user.id } as const;
      await record(db, [{ type: "file", application, ...by, data: { resumeId } }]);
    }
    return loadOwnApplication(db, { user, id });
  });

/** Takes an application back, for the candidate, until it is decided. It keeps its status. */
export const withdrawApplication = (
  db: Db,
  { user, id, reason }: Which & { reason: string | null },
) =>
  db.transaction(async (db) => {
    const application = await checkMay(db, { user, id }, "withdraw");
    await takeBackWaiting(db, application);
    await own.updateToWithdrawn(db, id);
    const by = { side: "candidate", actorId: user.id } as const;
    await record(db, [{ type: "withdrawn", application, ...by, data: { reason } }]);
    await cancelInterviewsOf(db, [id], { by });
    return loadOwnApplication(db, { user, id });
  });

/** Sends a withdrawn application anew: the same one, as if it had just arrived. Null where its resume is gone. */
export const applyAgain = (
  db: Db,
  { user, answers, match, ...draft }: Omit<NewApplication, "candidateId"> & { user: SignedInUser },
  { rateLimit }: { rateLimit: boolean },
) =>
  db.transaction(async (db) => {
    const candidateId = user.id;
    const resume = { objectPath: objectPathOf(draft.resumeId), userId: candidateId };
    if (!(await holdOwnResume(db, resume))) return null;
    const application = await own.lockOwnApplication(db, { candidateId, jobId: draft.jobId });
    if (!application?.withdrawnAt) throw conflict(alreadyAppliedText);
    if (!(await own.holdOpenJob(db, draft.jobId))) throw conflict(jobClosedText);
    const { id, status } = application;
    if (rateLimit && (await countSent(db, id)) > mostTimesAnew)
      throw new AppError("too-many", appliedTooOftenText, { retryAfterSeconds: 24 * 60 * 60 });
    const stageId = await own.updateToSentAgain(db, { ...draft, id });
    await updateMatch(db, { id, ...match });
    await replaceAnswers(db, { applicationId: id, answers });
    const by = { application, side: "candidate", actorId: candidateId } as const;
    await record(db, [
      { type: "sent", ...by, data: { from: status } },
      ...movesOf(
        [{ ...application, before: application.stageId, stageId, from: status }],
        "pending",
      ),
    ]);
    return loadOwnApplication(db, { user, id });
  });
