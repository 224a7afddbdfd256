import * as z from "zod";
import { message } from "#conversations/message.schemas.ts";
import { describeEndpoints } from "#endpoint.ts";
import { interviewStates } from "#interviews/interviews.ts";
import { pageQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { blankAsNone, text } from "#values/text.ts";
import { applicationDraft } from "./application-draft.ts";
import { applicationEventSides } from "./application-events.ts";
import { applicationStatuses } from "./application-status.ts";
import { loadedApplication } from "./application.schemas.ts";
import { applicationMissingText } from "./applications.ts";
import * as endpoints from "./timeline.ts";
import { withdrawalReasonMaximum } from "./timeline.ts";

const nothing = z.object({});

const eventOf = <const Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    id: z.string(),
    type: z.literal(type),
    at: instant,
    side: z.enum(applicationEventSides),
    by: z
      .object({ firstName: z.string().nullable(), lastName: z.string().nullable() })
      .nullable()
      .meta({ description: "Null in all that the candidate reads" }),
    data,
  });

/** What happened to an application, as one of its sides reads it: each type with its own data. */
const timelineEvent = z.discriminatedUnion("type", [
  eventOf("sent", nothing),
  eventOf("opened", nothing),
  eventOf(
    "status",
    z.object({
      from: z.enum(applicationStatuses),
      to: z.enum(applicationStatuses),
      letter: z.object({ subject: z.string(), text: z.string() }).nullable(),
      sentence: z.string().nullable(),
      reason: z
        .object({ id: z.string(), label: z.string() })
        .nullable()
        .optional()
        .meta({ description: "For the employer's side alone" }),
    }),
  ),
  eventOf("message", z.object({ message })),
  eventOf("file", z.object({ resumeUrl: z.string() })),
  eventOf("withdrawn", z.object({ reason: z.string().nullable() })),
  eventOf("closed", nothing),
  eventOf("erased", nothing),
  eventOf(
    "interview",
    z.object({
      interviewId: z.string(),
      state: z.enum(interviewStates),
      startsAt: z.iso.datetime().nullable(),
    }),
  ),
]);
export type TimelineEvent = z.input<typeof timelineEvent>;
/** The same as the server makes it, before it is encoded. */
export type ToldEvent = z.output<typeof timelineEvent>;

export const timelineEndpoints = describeEndpoints(endpoints, {
  getTimeline: {
    summary: "What happened to an application, oldest first (its hiring team, and the candidate)",
    refusals: ["forbidden"],
    params: idParams(applicationMissingText),
    query: z.object(pageQuery({ default: 50, max: 100 })),
    reply: z.array(timelineEvent),
  },
  openApplication: {
    summary: "Say that somebody of the hiring team looks at the application",
    status: 204,
    params: idParams(applicationMissingText),
  },
  changeApplication: {
    summary: "Change letter or resume until the application is opened (its candidate)",
    counts: "edit",
    refusals: ["forbidden", "conflict"],
    params: idParams(applicationMissingText),
    body: applicationDraft.omit({ jobId: true }).partial(),
    reply: loadedApplication,
  },
  withdrawApplication: {
    summary: "Withdraw an application until it is decided (its candidate)",
    refusals: ["forbidden", "conflict"],
    params: idParams(applicationMissingText),
    body: z.object({ reason: blankAsNone(text(withdrawalReasonMaximum).nullish()) }).optional(),
    reply: loadedApplication,
  },
});
