import {
  filterApplications,
  getApplication,
  listJobApplications,
  listOwnApplications,
  statusHistory,
} from "@rolecall/contract/applications/applications.ts";
import { getTimeline } from "@rolecall/contract/applications/timeline.ts";
import { listConversations, listMessages } from "@rolecall/contract/conversations/messages.ts";
import { listUndecidedJobs, recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import type { Endpoint } from "@rolecall/contract/endpoint.ts";
import {
  countUnread,
  listNotices,
  readNotice,
  readNotices,
} from "@rolecall/contract/notices/notices.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { Said } from "#lib/event-stream.ts";
import { mutationOf, queryOf } from "#lib/query.ts";
import { tell } from "./hear.ts";

const noticesShown = 10;

export const noticesQuery = queryOf(listNotices, { query: { limit: noticesShown } });
/** Nobody asks for it: the stream says it first of all, and after each change. */
export const unreadQuery = queryOf(countUnread, {});

export const readNoticeMutation = mutationOf(readNotice, { invalidates: [listNotices] });
export const readNoticesMutation = mutationOf(readNotices, { invalidates: [listNotices] });

const namesOf = (endpoints: readonly Endpoint[]) =>
  new Set<unknown>(endpoints.map(({ method, path }) => `${method} ${path}`));

/** What is read again where it is shown. */
const applications = [
  getTimeline,
  getApplication,
  statusHistory,
  listOwnApplications,
  recruiterDashboard,
  listUndecidedJobs,
  listMessages,
  listConversations,
];
const shownAnew = {
  timeline: namesOf(applications),
  // Who shows it moves its cards.
  board: namesOf([]),
  notice: namesOf([listNotices]),
  reset: namesOf([...applications, listNotices]),
};
/** Lists in which somebody works stay as they are, and are read again when they are opened next. */
const keptInPlace = namesOf([filterApplications, listJobApplications]);

/** Makes what the screens show follow what the server said. */
export const takeSaid = (client: QueryClient, said: Said): void => {
  const { name, data } = said;
  tell(said);
  if (name === "unread") {
    client.setQueryData(unreadQuery.queryKey, data as { notices: number; conversations: number });
    return;
  }
  const anew = shownAnew[name];
  void client.invalidateQueries({ predicate: ({ queryKey }) => anew.has(queryKey[0]) });
  if (name === "notice") return;
  void client.invalidateQueries({
    predicate: ({ queryKey }) => keptInPlace.has(queryKey[0]),
    refetchType: "none",
  });
};
