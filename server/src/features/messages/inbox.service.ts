import type { Db } from "#db/db.ts";
import { countUnreadNotices } from "#features/news/news.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { anonymousAmong } from "#read-models/anonymous/anonymous.queries.ts";
import { hideInMessage } from "#read-models/anonymous/hide.ts";
import { messagesById } from "#read-models/messages.queries.ts";
import { countConversations, listConversations, type Inbox } from "./inbox.queries.ts";

/** One page of the conversations of the user: unread ones first, then the newest. */
export const conversationsOf = async (
  db: Db,
  { page, limit, ...inbox }: Inbox & { page: number; limit: number },
) => {
  const rows = await listConversations(db, { ...inbox, page, limit });
  // Behind the last page no row tells the number.
  const total = rows[0]?.total ?? (page > 1 ? await countConversations(db, inbox) : 0);
  const messages = await messagesById(
    db,
    rows.map(({ lastMessageId }) => lastMessageId),
  );
  const anonymous = await anonymousAmong(
    db,
    rows.flatMap(({ applicationId, isEmployer }) => (isEmployer ? [applicationId] : [])),
  );
  const items = rows.flatMap(({ lastMessageId, total: _total, ...conversation }) => {
    const lastMessage = messages.get(lastMessageId);
    if (!lastMessage) return [];
    const author = anonymous.get(conversation.applicationId);
    return author
      ? [
          {
            ...conversation,
            candidate: author.names,
            lastMessage: hideInMessage(author, lastMessage),
          },
        ]
      : [{ ...conversation, lastMessage }];
  });
  return { items, total, page, limit };
};

/** How much the user has not read, as the top bar shows it. */
export const countUnread = async (db: Db, user: SignedInUser) => {
  const [notices, conversations] = await Promise.all([
    countUnreadNotices(db, user),
    countConversations(db, { user, unread: true }),
  ]);
  return { notices, conversations };
};
