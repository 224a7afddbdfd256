import type { MessageReportReason } from "@rolecall/contract/conversations/message-reports.ts";

/** What is wrong with a message, in words. */
export const messageReasonLabels: Record<MessageReportReason, string> = {
  spam: "Spam or advertising",
  abuse: "Abuse or harassment",
  fraud: "Fraud or phishing",
  other: "Something else",
};
