// The queries of conversations.
import { randomUUID } from "node:crypto";
import * as conversations from "#features/messages/conversations.queries.ts";
import * as keys from "#features/messages/message-keys.queries.ts";
import * as notices from "#features/messages/message-notices.queries.ts";
import * as messages from "#features/messages/messages.queries.ts";
import { findPosition } from "#features/news/notices.queries.ts";
import { messagesById, messagesOf } from "#read-models/messages.queries.ts";
import { asked, type Board, ofOneRecruiter } from "./asked.ts";

const nothing = randomUUID();

/** Screens of conversations: all of somebody's own are put in order. */
export const messageScreens = [
  asked("recruiter", ({ application }) => `/api/applications/${application}/messages`),
  asked("recruiter", ({ application }) => `/api/applications/${application}/messages`, { page: 2 }),
  ...(["recruiter", "candidate"] as const).flatMap((who) =>
    [{}, { page: 2 }, { unread: "true" }, { query: "engineer" }].map((query) =>
      asked(who, "/api/conversations", query, ofOneRecruiter),
    ),
  ),
];

/** The notices of somebody, and the counts of the top bar. */
export const noticeScreens = (["recruiter", "candidate"] as const).flatMap((who) => [
  asked(who, "/api/notices"),
  asked(who, "/api/notices", { unread: "true", page: 2 }),
  asked(who, "/api/unread", {}, ofOneRecruiter),
]);

export const messageQueries: Record<string, (board: Board) => Promise<unknown>> = {
  "whether somebody writes on and on": ({ db, busy }) =>
    messages.findLimits(db, {
      applicationId: busy.application,
      side: "employer",
      authorId: busy.candidate,
    }),
  "who is told of a message": ({ db, busy }) =>
    notices.findEmployersOf(db, { applicationId: busy.application, jobId: busy.job }),
  "up to where somebody has read": ({ db, busy }) =>
    notices.listReadUpTo(db, { applicationId: busy.application, userIds: [busy.recruiter] }),
  "what somebody has not read": ({ db, busy }) =>
    notices.findUnreadToTell(db, { applicationId: busy.application, userId: busy.recruiter }),
  "files of a message": ({ db, busy }) =>
    messages.holdOwnFiles(db, { ids: [nothing], ownerId: busy.candidate }),
  "whether a conversation is ended": ({ db, busy }) =>
    conversations.findEndedAt(db, busy.application),
  "keys of messages that are over": ({ db }) => keys.deleteOldKeys(db, new Date()),
  "the place of a notice": ({ db, busy }) =>
    findPosition(db, { id: nothing, userId: busy.candidate }),
  "messages by their ids": ({ db }) => messagesById(db, [nothing]),
  "the messages of applications": ({ db, busy }) => messagesOf(db, [busy.application]),
};
