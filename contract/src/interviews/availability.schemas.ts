import * as z from "zod";
import { unknownTimeZoneText } from "#alerts/alerts.ts";
import { isTimeZone } from "#alerts/time-zone.ts";
import { isWebAddress } from "#companies/web-address.ts";
import { describeEndpoints } from "#endpoint.ts";
import { queryNumber } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { instant, requestedInstant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { blankAsNone, text } from "#values/text.ts";
import * as endpoints from "./availability.ts";
import {
  badBufferText,
  badHoursText,
  chooseInterviewersText,
  durationLimits,
  foreignInterviewerText,
  hoursOrderText,
  longestBuffer,
  mostDays,
  mostHours,
  mostInterviewers,
  spanTooLongText,
  unreadableCalendarText,
} from "./availability.ts";

/** IANA's name of a time zone. */
export const timeZone = text(100, unknownTimeZoneText)
  .refine(isTimeZone, unknownTimeZoneText)
  .meta({ format: "time-zone" });

const clock = z
  .string({ error: badHoursText })
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, badHoursText)
  .meta({ examples: ["09:00"] });

const workingHours = z
  .object({
    day: z
      .int({ error: badHoursText })
      .min(1, badHoursText)
      .max(7, badHoursText)
      .meta({ description: "1 is Monday" }),
    from: clock,
    to: clock,
  })
  .refine(({ from, to }) => from < to, { error: hoursOrderText });

const availability = z.object({
  timeZone: z.string(),
  hours: z.array(z.object({ day: z.int(), from: z.string(), to: z.string() })),
  bufferMinutes: z.int(),
  calendarUrl: z.string().nullable(),
});
export type Availability = z.input<typeof availability>;

const dayMs = 24 * 60 * 60 * 1000;
const badTimes = refusal("invalid-times", "Enter valid times");

const interviewerIdsQuery = z
  .string({ error: chooseInterviewersText })
  .transform((list) => [...new Set(list.toLowerCase().split(",").filter(Boolean))])
  .pipe(
    z
      .array(z.guid({ error: foreignInterviewerText }))
      .min(1, chooseInterviewersText)
      .max(mostInterviewers, foreignInterviewerText),
  )
  .meta({ type: "array", items: { type: "string", format: "uuid" }, maxItems: mostInterviewers });

export const availabilityEndpoints = describeEndpoints(endpoints, {
  getAvailability: {
    summary: "The caller's working hours for interviews",
    reply: availability,
  },
  setAvailability: {
    summary: "Set the caller's working hours for interviews",
    counts: "edit",
    body: z.object({
      timeZone,
      hours: z.array(workingHours, { error: badHoursText }).max(mostHours, badHoursText),
      bufferMinutes: z
        .int({ error: badBufferText })
        .min(0, badBufferText)
        .max(longestBuffer, badBufferText),
      calendarUrl: blankAsNone(
        text(textLimits.url, unreadableCalendarText)
          .refine(isWebAddress, unreadableCalendarText)
          .meta({
            format: "uri",
            description: "Of a calendar (iCalendar) whose times are not free",
          })
          .nullish(),
      ),
    }),
    reply: availability,
  },
  listFreeTimes: {
    summary: "When all of these interviewers are free for an interview of this length",
    query: z
      .object({
        interviewerIds: interviewerIdsQuery,
        durationMinutes: queryNumber("Duration", durationLimits.shortest, durationLimits.longest),
        from: requestedInstant("first", badTimes),
        to: requestedInstant("last", badTimes),
      })
      .refine(({ from, to }) => to.getTime() - from.getTime() <= mostDays * dayMs, {
        error: spanTooLongText,
        path: ["to"],
      }),
    reply: z.array(instant).meta({ description: "The beginnings, earliest first" }),
  },
  createCalendar: {
    summary: "Begin an address at which a calendar program reads the caller's interviews",
    counts: "edit",
    reply: z.object({ url: z.string() }),
  },
  deleteCalendar: {
    summary: "End that address",
    status: 204,
  },
});
