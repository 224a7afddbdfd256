import type { NotificationKind } from "#auth/notifications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** What a notice tells of. */
export const noticeKinds = [
  "opened",
  "status",
  "closed",
  "late",
  "message",
  "application",
  "withdrawn",
  "confirm",
  "unlisted",
  "unpublished",
  "copy",
  "interview",
  "mention",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The setting that a kind of notice follows; none of what always comes. */
export const settingOfNotice: Record<NoticeKind, NotificationKind | null> = {
  opened: "status",
  status: "status",
  closed: "status",
  late: "status",
  message: "messages",
  application: "applications",
  withdrawn: "applications",
  confirm: null,
  unlisted: "jobs",
  unpublished: "jobs",
  copy: "jobs",
  interview: "interviews",
  mention: "mentions",
};

export const noticeMissingText = refusal("notice-not-found", "Notice not found");

export const listNotices = {
  method: "GET",
  path: "/api/notices",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const readNotice = {
  method: "PUT",
  path: "/api/notices/{id}/read",
  access: "signed-in",
} as const satisfies Endpoint;

export const readNotices = {
  method: "PUT",
  path: "/api/notices/read",
  access: "signed-in",
} as const satisfies Endpoint;

export const countUnread = {
  method: "GET",
  path: "/api/unread",
  access: "signed-in",
} as const satisfies Endpoint;
