import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { describeEndpoints } from "#endpoint.ts";
import { afterQuery, flagQuery, pageQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText, text } from "#values/text.ts";
import { message } from "./message.schemas.ts";
import * as endpoints from "./messages.ts";
import {
  foreignFileText,
  messageMaximum,
  messageMissingText,
  messageRequiredText,
  messageTooLongText,
  mostFilesOfMessage,
  tooManyFilesText,
} from "./messages.ts";

const conversation = z.object({
  applicationId: z.string(),
  job: z.object({
    id: z.string(),
    title: z.string(),
    company: z.object({ id: z.string(), name: z.string() }),
  }),
  candidate: z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() }),
  lastMessage: message,
  unreadCount: z
    .int()
    .meta({ description: "Messages of the other side that the caller has not read" }),
  endedAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
});

const ofApplication = idParams(applicationMissingText);

export const messageEndpoints = describeEndpoints(endpoints, {
  sendMessage: {
    summary:
      "Write to the other side of an application, once for each Idempotency-Key (its candidate, who manages the job)",
    refusals: ["forbidden", "conflict", "too-many"],
    status: 201,
    params: ofApplication,
    body: z.object({
      text: requiredText(messageMaximum, messageRequiredText, messageTooLongText),
      files: z
        .array(text(textLimits.url, foreignFileText), { error: foreignFileText })
        .max(mostFilesOfMessage, tooManyFilesText)
        .default([]),
    }),
    reply: message,
  },
  listMessages: {
    summary: "The messages of an application, newest first (its hiring team, and the candidate)",
    refusals: ["forbidden"],
    params: ofApplication,
    query: z.object({ ...afterQuery("message"), ...pageQuery({ default: 50, max: 100 }) }),
    reply: z.array(message),
  },
  readMessages: {
    summary: "Say that the caller has read the messages up to one",
    refusals: ["forbidden"],
    status: 204,
    params: ofApplication,
    body: z.object({ upTo: z.guid({ error: messageMissingText }) }),
  },
  endConversation: {
    summary: "End the conversation: nobody can write any more (its candidate)",
    refusals: ["forbidden"],
    status: 204,
    params: ofApplication,
  },
  reopenConversation: {
    summary: "Take up the conversation again (its candidate)",
    refusals: ["forbidden"],
    status: 204,
    params: ofApplication,
  },
  listConversations: {
    summary: "The caller's conversations: unread ones first, then the newest",
    query: z.object({
      unread: flagQuery("unread").meta({ description: "Unread ones alone" }),
      query: text(textLimits.search)
        .optional()
        .meta({ description: "A part of a name, of the title or of a message" }),
      ...pageQuery({ default: 50, max: 100 }),
    }),
    reply: z.array(conversation),
  },
});
