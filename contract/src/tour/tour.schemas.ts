import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import * as endpoints from "./tour.ts";
import { tourPeople } from "./tour.ts";

const tourPerson = z.enum(tourPeople, {
  error: refusal("unknown-tour-person", "Unknown person of the tour"),
});

const tour = z.object({
  people: z.array(
    z.object({
      person: tourPerson,
      /** Who that is on the board: 'Reviewer'. */
      label: z.string(),
      /** Null of the stranger. */
      name: z.string().nullable(),
      /** What waits for them there. */
      waiting: z.string(),
    }),
  ),
  /** Whose session this is; null where it is that of somebody who is not of the tour. */
  current: tourPerson.nullable(),
  /** Whether the letters that were sent can be read at `/outbox`. */
  mail: z.boolean(),
});

export const tourEndpoints = describeEndpoints(endpoints, {
  readTour: {
    summary: "The people of the tour, on a demo board that nobody else can reach",
    refusals: ["missing"],
    reply: tour,
  },
  lookAroundAs: {
    summary: "Look around as one of the people of the tour, in place of the present session",
    refusals: ["missing"],
    body: z.object({ person: tourPerson }),
    /** The path of the screen on which something waits for them. */
    reply: z.object({ path: z.string() }),
  },
});
