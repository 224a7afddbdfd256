import type { MailWay, NotificationKind } from "@rolecall/contract/auth/notifications.ts";

/** Each kind as the settings name it. */
export const kindWords: Record<NotificationKind, { label: string; description: string }> = {
  status: { label: "My applications", description: "An employer moves one of them." },
  messages: { label: "Messages", description: "Somebody writes to you." },
  interviews: { label: "Interviews", description: "One is proposed, moved or called off." },
  team: { label: "Teams", description: "Invitations and changes in companies." },
  saved: { label: "Saved jobs", description: "One closes soon, or takes no more applications." },
  requests: {
    label: "Requests to talk",
    description: "A company that found you would like to talk to you.",
  },
  jobs: { label: "My jobs", description: "One of your jobs is no longer listed." },
  mentions: { label: "Mentions", description: "A colleague mentions you in a note." },
  applications: { label: "New applications", description: "Somebody applies to one of your jobs." },
};

/** The ways of letters as the settings name them. */
export const mailWayOptions: readonly { value: MailWay; label: string }[] = [
  { value: "at-once", label: "At once" },
  { value: "daily", label: "In a daily email" },
  { value: "never", label: "Never" },
];
