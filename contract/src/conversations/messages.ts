import type { Endpoint } from "#endpoint.ts";

export const messageMaximum = 10_000;
export const mostFilesOfMessage = 5;
/** So many messages in a row one side may send before the other one answers. */
export const mostUnanswered = 10;
/** So many messages an hour one person may send. */
export const mostMessagesAnHour = 100;
/** So long the key of a message gives the same answer again. */
export const idempotencyHours = 24;
export const idempotencyHeader = "Idempotency-Key";

export const messageRequiredText = "Message is required";
export const messageTooLongText = "A message has at most 10,000 characters";
export const tooManyFilesText = `At most ${mostFilesOfMessage} files`;
export const foreignFileText = "Attach only files that you uploaded";
export const keyRequiredText = "Idempotency-Key is required";
export const keyUsedText = "This key was used for another message";
export const conversationEndedText = "The candidate ended this conversation";
export const applicationErasedText = "This application was erased";
export const messageMissingText = "Message not found";
export const unansweredText = "Please wait for an answer before you write again.";
export const tooManyMessagesText = "You have sent too many messages. Please try again later.";

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
