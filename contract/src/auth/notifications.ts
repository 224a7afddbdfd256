import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import type { Role } from "#values/role.ts";

/** The kinds of what people are told, which they may set how they get it. */
export const notificationKinds = [
  "status",
  "messages",
  "interviews",
  "team",
  "applications",
  "jobs",
  "saved",
  "requests",
  "mentions",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The ways of letters: each at once, all of a day in one, or none. */
export const mailWays = ["at-once", "daily", "never"] as const;
export type MailWay = (typeof mailWays)[number];

export const badMailWayText = refusal("choose-mail-way", "Choose at-once, daily or never");
export const notificationMissingText = refusal("notification-not-found", "Notification not found");

const kindsOfEmployers: readonly NotificationKind[] = ["applications", "jobs", "mentions"];

/** The kinds that concern somebody with this role. */
export const kindsOfRole = (role: Role): readonly NotificationKind[] =>
  role === "candidate"
    ? notificationKinds.filter((kind) => !kindsOfEmployers.includes(kind))
    : notificationKinds;

/** What holds for a kind until somebody sets it. */
export const usualNotification = (
  kind: NotificationKind,
): { inProduct: boolean; mail: MailWay } => ({
  inProduct: true,
  mail: kind === "applications" ? "daily" : "at-once",
});

export const listNotifications = {
  method: "GET",
  path: "/api/account/notifications",
  access: "signed-in",
} as const satisfies Endpoint;

export const changeNotification = {
  method: "PATCH",
  path: "/api/account/notifications/{kind}",
  access: "signed-in",
} as const satisfies Endpoint;

/** Below it stand the addresses at which letters of a kind are stopped (RFC 8058). */
export const unsubscribePathPrefix = "/api/unsubscribe/";
/** The page with a button that stops letters, below the address of the site. */
export const unsubscribePagePrefix = "/unsubscribe/";
