import * as z from "zod";
import type { CalendarDay } from "./calendar-day.ts";
import { type Instant, instantOf } from "./instant-of.ts";

/** PostgreSQL reaches further, but a job board has no business outside these years. */
const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** A moment in an answer: ISO 8601 in UTC on the wire, a Date on the server. */
export const instant = z.codec(z.iso.datetime() as z.ZodType<Instant, Instant>, z.date(), {
  decode: (wire) => new Date(wire),
  encode: instantOf,
});

const times = { first: "00:00:00.000Z", last: "23:59:59.999Z" } as const;

/**
 * A moment in a request: ISO 8601 with any offset, between 1900 and 9999; of a day alone its
 * first or last one, in UTC. `tooEarly` is the sentence for one before that.
 */
export const requestedInstant = (ofDay: keyof typeof times, message: string, tooEarly = message) =>
  z
    .codec(
      z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
        error: message,
      }) as z.ZodType<Instant | CalendarDay, Instant | CalendarDay>,
      z.date(),
      {
        decode: (wire) => new Date(wire.includes("T") ? wire : `${wire}T${times[ofDay]}`),
        encode: instantOf,
      },
    )
    .refine((date) => date.getTime() >= earliest, tooEarly)
    .refine((date) => date.getTime() <= latest, message);
