// The access to calls about the conversation of an application.
import type * as reports from "@rolecall/contract/conversations/message-reports.ts";
import type * as messages from "@rolecall/contract/conversations/messages.ts";
import type * as notices from "@rolecall/contract/notices/notices.ts";
import { signedIn, type Row } from "./access-matrix.ts";
import { itsReaders } from "./team-calls.ts";

type Calls = typeof messages & Pick<typeof reports, "reportMessages">;
type EndpointNames = {
  [Name in keyof Calls]: Calls[Name] extends { method: string } ? Name : never;
}[keyof Calls];

const candidateAlone: Row = {
  call: ({ application }) => ({ params: { id: application.id } }),
  statuses: [401, 204, 403, 403, 403, 403, 403],
};

export const messageCalls: Record<EndpointNames, Row> = {
  sendMessage: {
    call: ({ application }) => ({
      params: { id: application.id },
      headers: { "Idempotency-Key": crypto.randomUUID() },
      body: { text: "When could you begin?" },
    }),
    // Reviewers write nothing.
    statuses: [401, 201, 403, 201, 403, 201, 403],
  },
  reportMessages: {
    call: ({ application }) => ({
      params: { id: application.id },
      body: { messageIds: [crypto.randomUUID()], reason: "spam" },
    }),
    // Nobody has written; reviewers report nothing.
    statuses: [401, 400, 403, 400, 403, 400, 403],
  },
  listMessages: {
    call: ({ application }) => ({ params: { id: application.id } }),
    ...itsReaders,
  },
  readMessages: {
    call: ({ application }) => ({
      params: { id: application.id },
      body: { upTo: crypto.randomUUID() },
    }),
    // There is no such message.
    statuses: [401, 404, 403, 404, 403, 404, 403],
    team: { reviewer: 404 },
  },
  endConversation: candidateAlone,
  reopenConversation: candidateAlone,
  listConversations: { statuses: signedIn(200) },
};

type NoticeNames = {
  [Name in keyof typeof notices]: (typeof notices)[Name] extends { method: string } ? Name : never;
}[keyof typeof notices];

/** The calls of notices: everybody has their own alone. */
export const noticeCalls: Record<NoticeNames, Row> = {
  listNotices: { statuses: signedIn(200) },
  readNotice: { call: () => ({ params: { id: crypto.randomUUID() } }), statuses: signedIn(404) },
  readNotices: { call: () => ({ body: { upTo: crypto.randomUUID() } }), statuses: signedIn(404) },
  countUnread: { statuses: signedIn(200) },
};
