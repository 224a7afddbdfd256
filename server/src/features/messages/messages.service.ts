import { createHash, randomUUIDv7 } from "node:crypto";
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

type Writable = Awaited<ReturnType<typeof checkMayWrite>>;

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
    const { side, jobId } = application;
    const messageId = randomUUIDv7();
    const contentHash = hashOf([application.id, text, files]);
    const used = await keys.claimKey(db, { senderId: user.id, key, contentHash, messageId });
    if (used && used.contentHash !== contentHash) throw conflict(keyUsedText);
    if (used) return sentMessage(db, { messageId: used.messageId, application });

    const conversationEndedAt = await conversations.findEndedAt(db, id);
    refuseState("message", { ...application, conversationEndedAt });
    if (rateLimit) await checkLimits(db, { applicationId: id, side, authorId: user.id });
    const uploadIds = await holdFiles(db, { files, ownerId: user.id });
    const message = { id: messageId, applicationId: application.id, side, text };
    const sentAt = await messages.insertMessage(db, { ...message, jobId, authorId: user.id });
    await messages.insertMessageFiles(db, { messageId, uploadIds });
    await recordMessage(db, { application, messageId, side, actorId: user.id });
    if (!isPast) await tellOfMessage(db, { application, side, authorId: user.id });
    if (uploadIds.length > 0) return sentMessage(db, { messageId, application });
    const { firstName, lastName } = user;
    const sent = { ...message, author: { firstName, lastName }, sentAt, files: [] };
    return asItsSenderReads(db, { message: sent, application });
  });

const hashOf = (content: unknown) =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

const sentMessage = async (
  db: Db,
  { messageId: id, application }: { messageId: string; application: Writable },
): Promise<ToldMessage> => {
  const message = (await messagesById(db, [id])).get(id);
  if (!message) throw new Error(`The message ${id} is missing`);
  return asItsSenderReads(db, { message, application });
};

const asItsSenderReads = async (
  db: Db,
  { message, application }: { message: ToldMessage; application: Writable },
): Promise<ToldMessage> => {
  const isAnonymous = application.side === "employer" && application.anonymousCode !== null;
  const anonymous = isAnonymous ? await findAnonymous(db, application.id) : null;
  return anonymous ? hideInMessage(anonymous, message) : message;
};

const hourSeconds = 60 * 60;

/** Refuses the message of who writes on and on. */
const checkLimits = async (
  db: Db,
  who: Parameters<typeof messages.findLimits>[1],
): Promise<void> => {
  const wait = { retryAfterSeconds: hourSeconds };
  const { isUnanswered, ofLastHour } = await messages.findLimits(db, who);
  if (isUnanswered) throw new AppError("too-many", unansweredText, wait);
  if (ofLastHour >= mostMessagesAnHour) throw new AppError("too-many", tooManyMessagesText, wait);
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
export const forgetMessageKeys = (db: Db, now: Date): Promise<void> => keys.deleteOldKeys(db, now);
