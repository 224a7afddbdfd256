import { messageEndpoints } from "@rolecall/contract/conversations/messages.schemas.ts";
import { noticeEndpoints } from "@rolecall/contract/notices/notices.schemas.ts";
import type { Feature } from "#http/route.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";
import { conversationsOf, countUnread } from "./inbox.service.ts";
import * as messages from "./messages.service.ts";

export const messageRoutes: Feature = (route) => {
  route(messageEndpoints.sendMessage, ({ db, user, params, body, request, config }) => {
    const key = idempotencyKeyOf(request);
    return messages.sendMessage(db, { user, key, ...params, ...body }, config);
  });
  route(messageEndpoints.listMessages, ({ db, user, params, query }) =>
    messages.messagesOfApplication(db, { user, ...params, ...query }),
  );
  route(messageEndpoints.readMessages, ({ db, user, params, body }) =>
    messages.markAsRead(db, { user, ...params, ...body }),
  );
  route(messageEndpoints.endConversation, ({ db, user, params }) =>
    messages.endConversation(db, { user, ...params }),
  );
  route(messageEndpoints.reopenConversation, ({ db, user, params }) =>
    messages.reopenConversation(db, { user, ...params }),
  );
  route(messageEndpoints.listConversations, ({ db, user, query }) =>
    conversationsOf(db, { user, ...query }),
  );
  route(noticeEndpoints.countUnread, ({ db, user }) => countUnread(db, user));
};
