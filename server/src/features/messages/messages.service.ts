import { createHash, randomUUIDv7 } from "node:crypto";
import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import type { ToldMessage } from "@rolecall/contract/conversations/message.schemas.ts";
import {
  foreignFileText,
  keyUsedText,
  messageMissingText,
  mostMessagesAnHour,
  tooManyMessagesText,
  unansweredText,
} from "@rolecall/contract/conversations/messages.ts";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { recordMessage } from "#features/applications/timeline.service.ts";
import { readNoticesOfConversation } from "#features/news/news.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsOwn, checkMayRead, checkMayWrite, refuseState } from "#policies/application.ts";
import { findAnonymous } from "#read-models/anonymous/anonymous.queries.ts";
import { hideInMessage } from "#read-models/anonymous/hide.ts";
import { messagesById } from "#read-models/messages.queries.ts";
import { uploadIdOf } from "#read-models/object-path.sql.ts";
import * as conversations from "./conversations.queries.ts";
import * as keys from "./message-keys.queries.ts";
import { tellOfMessage } from "./message-notices.service.ts";
import * as messages from "./messages.queries.ts";

type Which = { user: SignedInUser; id: string };

interface Sending extends Which {
  key: string;
  text: string;
  /** Object paths. */
  files: string[];
}

const conflict = (sentence: string) => new AppError("conflict", sentence);

/**
 * Sends a message once for each key, and answers the same for the same key again. Of what `isPast`, which a
 * board begins with, nobody is told.
 */
export const sendMessage = (
  db: Db,
  { user, id, key, text, files }: Sending,
  { rateLimit, isPast = false }: { rateLimit: boolean; isPast?: boolean },
): Promise<ToldMessage> =>
  db.transaction(async (db) => {
    await messages.lockSender(db, user.id);
    const application = await checkMayWrite(db, { user, id });
    const { side, jobId, candidateId } = application;
    const messageId = randomUUIDv7();
    const contentHash = hashOf([application.id, text, files]);
    await keys.deleteOldKeys(db, user.id);
    const used = await keys.claimKey(db, { senderId: user.id, key, contentHash, messageId });
    if (used && used.contentHash !== contentHash) throw conflict(keyUsedText);
    if (used) return sentMessage(db, { messageId: used.messageId, side });

    const conversationEndedAt = await conversations.findEndedAt(db, id);
    refuseState("message", { ...application, conversationEndedAt });
    if (rateLimit) await checkLimits(db, { applicationId: id, side, authorId: user.id });
    const uploadIds = await holdFiles(db, { files, ownerId: user.id });
    const written = { id: messageId, applicationId: id, side, authorId: user.id, text };
    const position = await messages.insertMessage(db, written);
    await messages.insertMessageFiles(db, { messageId, uploadIds });
    await conversations.upsertLastMessage(db, { application, side, position });
    await recordMessage(db, { application, messageId, side, actorId: user.id });
    if (!isPast)
      await tellOfMessage(db, { applicationId: id, jobId, candidateId, side, authorId: user.id });
    return sentMessage(db, { messageId, side });
  });

const hashOf = (content: unknown) =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

const sentMessage = async (
  db: Db,
  { messageId: id, side }: { messageId: string; side: MessageSide },
): Promise<ToldMessage> => {
  const message = (await messagesById(db, [id])).get(id);
  if (!message) throw new Error(`The message ${id} is missing`);
  const anonymous = side === "employer" ? await findAnonymous(db, message.applicationId) : null;
  return anonymous ? hideInMessage(anonymous, message) : message;
};

const hourSeconds = 60 * 60;

/** Refuses the message of who writes on and on. */
const checkLimits = async (
  db: Db,
  { authorId, ...side }: Parameters<typeof messages.isUnanswered>[1] & { authorId: string },
) => {
  const wait = { retryAfterSeconds: hourSeconds };
  if (await messages.isUnanswered(db, side)) throw new AppError("too-many", unansweredText, wait);
  if ((await messages.countLastHour(db, authorId)) >= mostMessagesAnHour)
    throw new AppError("too-many", tooManyMessagesText, wait);
};

/** The ids of the sender's own registered files, each once and in their order. */
const holdFiles = async (
  db: Db,
  { files, ownerId }: { files: string[]; ownerId: string },
): Promise<string[]> => {
  const foreign = () => new AppError("bad-input", foreignFileText);
  const named = files.map((file) => {
    const id = uploadIdOf(file)?.toLowerCase();
    if (!id) throw foreign();
    return id;
  });
  const ids = [...new Set(named)];
  if (ids.length === 0) return ids;
  const held = await messages.holdOwnFiles(db, { ids, ownerId });
  if (held.length < ids.length) throw foreign();
  return ids;
};

/** One page of the messages of an application, newest first, for both sides. */
export const messagesOfApplication = async (db: Db, { user, id, ...slice }: Which & Slice) => {
  const { isRead } = await checkMayRead(db, { user, id });
  const [page, anonymous] = await Promise.all([
    messages.listMessages(db, { applicationId: id, ...slice }),
    isRead ? findAnonymous(db, id) : null,
  ]);
  if (!anonymous) return page;
  return { ...page, items: page.items.map((message) => hideInMessage(anonymous, message)) };
};

/** Notes up to where the user has read; it never goes back. */
export const markAsRead = async (
  db: Db,
  { user, id, upTo }: Which & { upTo: string },
): Promise<void> => {
  await checkMayRead(db, { user, id });
  const read = { userId: user.id, applicationId: id, messageId: upTo };
  if (!(await conversations.upsertRead(db, read)))
    throw new AppError("missing", messageMissingText);
  await readNoticesOfConversation(db, { applicationId: id, userId: user.id });
};

/** Lets nobody write any more, as the candidate wishes. */
export const endConversation = (db: Db, which: Which): Promise<void> =>
  db.transaction(async (db) => conversations.upsertToEnded(db, await checkIsOwn(db, which)));

export const reopenConversation = (db: Db, which: Which): Promise<void> =>
  db.transaction(async (db) => {
    const { id } = await checkIsOwn(db, which);
    await conversations.updateToOpen(db, id);
  });

/** Forgets the keys of messages that are over, also of those who write no more. */
export const forgetMessageKeys = (db: Db, now: Date): Promise<void> =>
  keys.deleteAllOldKeys(db, now);
