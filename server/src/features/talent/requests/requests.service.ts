import {
  mostTalkRequestsADay,
  writtenAlreadyText,
  wroteEnoughText,
} from "@rolecall/contract/talent/candidates.ts";
import { talkRequestMissingText, type TalkStatus } from "@rolecall/contract/talent/findable.ts";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { countPersonToday } from "#features/limits/limits.service.ts";
import { personFor } from "#features/talent/search/candidates.service.ts";
import { refuseUntil } from "#features/talent/search/refuse-until.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkManagesJob } from "#policies/job.ts";
import { findLetterJob } from "#read-models/letters/letter-subjects.queries.ts";
import * as queries from "./requests.queries.ts";
import { talkRequestLetter } from "./talk-request.letter.ts";

interface Writing {
  user: SignedInUser;
  id: string;
  companyId?: string | undefined;
  jobId: string;
  message: string;
}

/** Asks a person whom a company finds to talk about a job. @throws `conflict` where it wrote before, `too-many` */
export const askToTalk = (db: Db, { user, id, companyId, jobId, message }: Writing) =>
  db.transaction(async (db) => {
    const { person, searcher } = await personFor(db, { user, id, companyId });
    await checkManagesJob(db, { user, jobId });
    const { userId } = person;
    const request = await queries.insertRequest(db, {
      userId,
      companyId: searcher.company.id,
      jobId,
      message,
    });
    if (!request) throw new AppError("conflict", writtenAlreadyText);
    // In this order, as looks are counted.
    for (const one of [searcher.company.id, searcher.userId])
      refuseUntil(
        await countPersonToday(db, {
          act: "person-written-to",
          of: one,
          whom: userId,
          most: mostTalkRequestsADay,
        }),
        wroteEnoughText,
      );
    await sendLetter(db, talkRequestLetter, { requestId: request.id, to: userId });
    const job = await findLetterJob(db, jobId);
    return { ...request, job: job && { id: job.id, title: job.title } };
  });

/** What companies wrote to somebody, the newest first; with `status` those that stand so alone. */
export const requestsOf = (
  db: Db,
  which: { userId: string; status?: TalkStatus | undefined } & Slice,
) => queries.listRequestsOf(db, which);

/** Says yes or no to one's own request. @throws `missing` */
export const answerRequest = async (
  db: Db,
  which: { id: string; userId: string; status: "yes" | "no" },
) => {
  const request = await queries.updateAnswer(db, which);
  if (!request) throw new AppError("missing", talkRequestMissingText);
  return request;
};
