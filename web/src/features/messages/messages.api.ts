import { getApplication } from "@rolecall/contract/applications/applications.ts";
import { getTimeline } from "@rolecall/contract/applications/timeline.ts";
import { reportMessages } from "@rolecall/contract/conversations/message-reports.ts";
import type { messageEndpoints } from "@rolecall/contract/conversations/messages.schemas.ts";
import {
  endConversation,
  listConversations,
  listMessages,
  readMessages,
  reopenConversation,
  sendMessage,
} from "@rolecall/contract/conversations/messages.ts";
import type * as z from "zod";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";

export type Message = z.input<(typeof messageEndpoints)["sendMessage"]["reply"]>;
export type Conversation = z.input<(typeof messageEndpoints)["listConversations"]["reply"]>[number];

/** The user's conversations, unread ones first, page after page. */
export const conversationsQuery = (query: string) =>
  endlessQueryOf<typeof listConversations, Conversation>(listConversations, ({ page }) => ({
    query: { query, page },
  }));

/** The messages of an application, newest first, page after page. */
export const messagesQuery = (id: string) =>
  endlessQueryOf<typeof listMessages, Message>(listMessages, ({ page, last }) => ({
    params: { id },
    query: { page, after: last?.id },
  }));

/** The application that a conversation is about. */
export const talkedAboutQuery = (id: string) => queryOf(getApplication, { params: { id } });

const conversation = [listMessages, listConversations, getTimeline];
export const sendMessageMutation = mutationOf(sendMessage, { invalidates: conversation });
export const readMessagesMutation = mutationOf(readMessages, {
  invalidates: [],
  marksStale: [listConversations],
});

const ofConversation = { invalidates: [getApplication, listConversations] };
export const endConversationMutation = mutationOf(endConversation, ofConversation);
export const reopenConversationMutation = mutationOf(reopenConversation, ofConversation);
export const reportMessagesMutation = mutationOf(reportMessages, { invalidates: [] });
