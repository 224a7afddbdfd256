import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { isWebAddress } from "#companies/web-address.ts";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { instant, requestedInstant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { blankAsNone, text } from "#values/text.ts";
import { timeZone } from "./availability.schemas.ts";
import {
  badDurationText,
  chooseInterviewersText,
  durationLimits,
  foreignInterviewerText,
  mostInterviewers,
} from "./availability.ts";
import * as endpoints from "./interviews.ts";
import {
  badVideoLinkText,
  interviewMissingText,
  interviewStates,
  mostTimes,
  timeInFutureText,
  tooManyTimesText,
} from "./interviews.ts";

const interviewer = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

/** An interview, as the hiring team reads it; the candidate gets neither people nor what became of it. */
export const interview = z.object({
  id: z.string(),
  applicationId: z.string(),
  state: z.enum(interviewStates),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  times: z.array(instant).meta({ description: "Those that the candidate chooses from" }),
  durationMinutes: z.int(),
  timeZone: z.string(),
  interviewers: z.array(interviewer).optional(),
  room: z.string().nullable(),
  videoUrl: z.string().nullable(),
  pageUrl: z
    .string()
    .nullable()
    .meta({ description: "Of the candidate's page; null for who only reviews the job" }),
  sequence: z.int().meta({ description: "Rises with time, place and people" }),
  confirmedAt: instant.nullable(),
  noShow: z.boolean().optional(),
  rescheduled: z.int().optional(),
});
export type Interview = z.input<typeof interview>;
/** The same as the server makes it, before it is encoded. */
export type MadeInterview = z.output<typeof interview>;

const moment = requestedInstant("first", timeInFutureText);

const several = (time: typeof moment) =>
  z
    .array(time, { error: timeInFutureText })
    .min(1, timeInFutureText)
    .max(mostTimes, tooManyTimesText)
    .optional();

const wanted = z.object({
  startsAt: moment.optional(),
  times: several(moment),
  durationMinutes: z
    .int({ error: badDurationText })
    .min(durationLimits.shortest, badDurationText)
    .max(durationLimits.longest, badDurationText),
  timeZone,
  interviewerIds: z
    .array(z.guid({ error: foreignInterviewerText }), { error: chooseInterviewersText })
    .min(1, chooseInterviewersText)
    .max(mostInterviewers, foreignInterviewerText)
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
  room: blankAsNone(text(textLimits.line).nullish()),
  videoUrl: blankAsNone(
    text(textLimits.url, badVideoLinkText)
      .refine(isWebAddress, badVideoLinkText)
      .meta({ format: "uri" })
      .nullish(),
  ),
});

/** Of a new one the times are judged first; one that stays where it was may have begun. */
const ahead = moment.refine((time) => time.getTime() > Date.now(), timeInFutureText);
const wantedAnew = wanted.extend({ startsAt: ahead.optional(), times: several(ahead) });

export const interviewEndpoints = describeEndpoints(endpoints, {
  listInterviews: {
    summary: "The interviews of an application, oldest first (its hiring team, and the candidate)",
    refusals: ["forbidden"],
    params: idParams(applicationMissingText),
    reply: z.array(interview),
  },
  addInterview: {
    summary:
      "Schedule an interview at `startsAt`, or propose `times` for the candidate to choose from (who manages the job)",
    counts: "edit",
    status: 201,
    refusals: ["conflict", "too-many"],
    params: idParams(applicationMissingText),
    body: wantedAnew,
    reply: interview,
  },
  changeInterview: {
    summary: "Change an interview, or propose other times (who manages the job)",
    counts: "edit",
    refusals: ["conflict", "too-many"],
    params: idParams(interviewMissingText),
    body: wanted.partial().extend({
      noShow: z
        .boolean({ error: refusal("no-show-true-or-false", "No-show must be true or false") })
        .optional(),
    }),
    reply: interview,
  },
  cancelInterview: {
    summary: "Cancel an interview (who manages the job)",
    status: 204,
    params: idParams(interviewMissingText),
  },
});
