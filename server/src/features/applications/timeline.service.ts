import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import type { Db } from "#db/db.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsEmployer, checkMayRead } from "#policies/application.ts";
import { messagesById } from "#read-models/messages.queries.ts";
import { insertEvent, listEvents } from "./events.queries.ts";
import { updateToAnswered, updateToOpened } from "./own-application.queries.ts";
import {
  messageIdsOf,
  type Recorded,
  type RecordedData,
  toldTypes,
  toTimelineEvent,
} from "./recorded-event.ts";

interface NewEvent<Type extends keyof RecordedData> {
  /** Locked by the transaction, so that its events have the order of what happened. */
  application: { id: string; jobId: string };
  type: Type;
  side: "candidate" | "employer" | "product";
  actorId: string | null;
  data: RecordedData[Type];
  /** Of a change of status, the id of its row in the history. */
  id?: string;
}

/** Tells what happened to an application, in the transaction in which it happens. */
export const recordEvent = <Type extends keyof RecordedData>(
  db: Db,
  { application, ...event }: NewEvent<Type>,
): Promise<void> =>
  insertEvent(db, { ...event, applicationId: application.id, jobId: application.jobId });

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
  return { items: told, total, page, limit };
};

/** Events as each side reads them; types that no timeline tells are left out. */
export const readingsOf = async (db: Db, events: Recorded[]) => {
  const messages = await messagesById(db, messageIdsOf(events));
  return [...events.entries()]
    .filter(([, { type }]) => toldTypes.some((told) => told === type))
    .map(([index, event]) => ({
      event: index,
      ofCandidate: toTimelineEvent(event, { isCandidate: true, messages }),
      ofEmployer: toTimelineEvent(event, { isCandidate: false, messages }),
    }));
};

/** The first look of the hiring team at an application; later ones change nothing. */
export const openApplication = async (db: Db, which: { user: SignedInUser; id: string }) => {
  await checkIsEmployer(db, which);
  await db.transaction((db) => recordOpened(db, { id: which.id, actorId: which.user.id }));
};

const recordOpened = async (db: Db, { id, actorId }: { id: string; actorId: string }) => {
  const application = await updateToOpened(db, id);
  if (!application) return;
  const told = { type: "opened", side: "employer", actorId, data: {} } as const;
  await recordEvent(db, { application, ...told });
};

interface SentMessage {
  /** Locked by the transaction. */
  application: { id: string; jobId: string };
  messageId: string;
  side: MessageSide;
  actorId: string;
}

/** Tells of a message in the transaction that sends it. One of the employer's opens the application and answers it. */
export const recordMessage = async (
  db: Db,
  { application, messageId, ...who }: SentMessage,
): Promise<void> => {
  const isAnswer = who.side === "employer";
  if (isAnswer) await recordOpened(db, { id: application.id, actorId: who.actorId });
  await recordEvent(db, { application, type: "message", ...who, data: { messageId } });
  if (isAnswer) await updateToAnswered(db, application.id);
};
