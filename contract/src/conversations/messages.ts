import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const messageMaximum = 10_000;
export const mostFilesOfMessage = 5;
/** So many messages in a row one side may send before the other one answers. */
export const mostUnanswered = 10;
/** So many messages an hour one person may send. */
export const mostMessagesAnHour = 100;
/** So long the key of a message gives the same answer again. */
export const idempotencyHours = 24;
export const idempotencyHeader = "Idempotency-Key";

export const messageRequiredText = refusal("message-required", "Message is required");
export const messageTooLongText = refusal(
  "message-too-long",
  "A message has at most 10,000 characters",
);
export const tooManyFilesText = refusal("too-many-files", `At most ${mostFilesOfMessage} files`);
export const foreignFileText = refusal("file-not-yours", "Attach only files that you uploaded");
export const keyRequiredText = refusal("idempotency-key-required", "Idempotency-Key is required");
export const keyUsedText = refusal("idempotency-key-used", "This key was used for another message");
export const conversationEndedText = refusal(
  "conversation-ended",
  "The candidate ended this conversation",
);
export const applicationErasedText = refusal(
  "application-was-erased",
  "This application was erased",
);
export const messageMissingText = refusal("message-not-found", "Message not found");
export const unansweredText = refusal(
  "wait-for-an-answer",
  "Please wait for an answer before you write again.",
);
export const tooManyMessagesText = refusal(
  "too-many-messages",
  "You have sent too many messages. Please try again later.",
);

export const sendMessage = {
  method: "POST",
  path: "/api/applications/{id}/messages",
  access: "signed-in",
} as const satisfies Endpoint;

export const listMessages = {
  method: "GET",
  path: "/api/applications/{id}/messages",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const readMessages = {
  method: "PUT",
  path: "/api/applications/{id}/messages/read",
  access: "signed-in",
} as const satisfies Endpoint;

export const endConversation = {
  method: "PUT",
  path: "/api/applications/{id}/messages/ended",
  access: "signed-in",
} as const satisfies Endpoint;

export const reopenConversation = {
  method: "DELETE",
  path: "/api/applications/{id}/messages/ended",
  access: "signed-in",
} as const satisfies Endpoint;

export const listConversations = {
  method: "GET",
  path: "/api/conversations",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;
