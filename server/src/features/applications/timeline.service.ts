import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import type { Db } from "#db/db.ts";
import { record } from "#events/record.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsEmployer, checkMayRead } from "#policies/application.ts";
import { anonymousAmong, findAnonymous } from "#read-models/anonymous/anonymous.queries.ts";
import { hideInEvent } from "#read-models/anonymous/hide-in-event.ts";
import { messagesById } from "#read-models/messages.queries.ts";
import { listEvents } from "./events.queries.ts";
import {
  updateToAnswered,
  updateToOpened,
  updateToOpenedAndAnswered,
} from "./own-application.queries.ts";
import { messageIdsOf, type Recorded, toldTypes, toTimelineEvent } from "./recorded-event.ts";

/** One page of an application's timeline, as the caller's side reads it. */
export const timelineOf = async (
  db: Db,
  { user, id, page, limit }: { user: SignedInUser; id: string; page: number; limit: number },
) => {
  const isCandidate = !(await checkMayRead(db, { user, id })).isRead;
  const reading = { applicationId: id, isCandidate, types: toldTypes, page, limit };
  const { items, total } = await listEvents(db, reading);
  const messages = await messagesById(db, messageIdsOf(items));
  const told = items.map((event) => toTimelineEvent(event, { isCandidate, messages }));
  const anonymous = isCandidate ? null : await findAnonymous(db, id);
  const shown = anonymous
    ? told.map((event) => hideInEvent(anonymous, { event, applicationId: id }))
    : told;
  return { items: shown, total, page, limit };
};

/** Events of applications as each side reads them; types that no timeline tells are left out. */
export const readingsOf = async (db: Db, events: { applicationId: string; event: Recorded }[]) => {
  const messages = await messagesById(db, messageIdsOf(events.map(({ event }) => event)));
  const anonymous = await anonymousAmong(
    db,
    events.map(({ applicationId }) => applicationId),
  );
  return [...events.entries()]
    .filter(([, { event }]) => toldTypes.some((told) => told === event.type))
    .map(([index, { applicationId, event }]) => {
      const ofEmployer = toTimelineEvent(event, { isCandidate: false, messages });
      const author = anonymous.get(applicationId);
      return {
        event: index,
        ofCandidate: toTimelineEvent(event, { isCandidate: true, messages }),
        ofEmployer: author ? hideInEvent(author, { event: ofEmployer, applicationId }) : ofEmployer,
      };
    });
};

/** The first look of the hiring team at an application; later ones change nothing. */
export const openApplication = async (db: Db, which: { user: SignedInUser; id: string }) => {
  await checkIsEmployer(db, which);
  await db.transaction((db) => recordOpened(db, { id: which.id, actorId: which.user.id }));
};

const recordOpened = async (db: Db, { id, actorId }: { id: string; actorId: string }) => {
  const application = await updateToOpened(db, id);
  if (!application) return;
  await record(db, [{ type: "opened", application, side: "employer", actorId, data: {} }]);
};

/** The employer invites to an interview: that opens and answers the application, which the transaction has locked. */
export const recordInvitation = async (
  db: Db,
  which: { id: string; actorId: string },
): Promise<void> => {
  await recordOpened(db, which);
  await updateToAnswered(db, which.id);
};

interface SentMessage {
  /** As it is since the transaction locked it. */
  application: { id: string; jobId: string; openedAt: Date | null; answeredAt: Date | null };
  messageId: string;
  side: MessageSide;
  actorId: string;
}

/** Tells of a message in the transaction that sends it. One of the employer's opens the application and answers it. */
export const recordMessage = async (
  db: Db,
  { application, messageId, side, actorId }: SentMessage,
): Promise<void> => {
  const told = { application, side, actorId };
  const isAnswer = side === "employer";
  const opens = isAnswer && application.openedAt === null;
  if (opens || (isAnswer && application.answeredAt === null))
    await updateToOpenedAndAnswered(db, application.id);
  await record(db, [
    ...(opens ? [{ ...told, type: "opened" as const, data: {} }] : []),
    { ...told, type: "message", data: { messageId } },
  ]);
};
