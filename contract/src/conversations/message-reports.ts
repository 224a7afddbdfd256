import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const messageReportReasons = ["spam", "abuse", "fraud", "other"] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];

/** So many messages one report may show. */
export const mostReportedMessages = 50;

export const chooseMessagesText = refusal("choose-messages", "Choose the messages to show");

export const reportMessages = {
  method: "POST",
  path: "/api/applications/{id}/messages/report",
  access: "signed-in",
} as const satisfies Endpoint;
