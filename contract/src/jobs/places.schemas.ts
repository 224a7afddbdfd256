import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import * as endpoints from "./places.ts";

/**
 * A city, or a region or country as a whole, by the names that go into an address. The country is
 * its ISO 3166 code of two letters.
 */
const place = z.object({
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
});
export type Place = z.output<typeof place>;

export const placeEndpoints = describeEndpoints(endpoints, {
  suggestPlaces: {
    summary: "Places whose name begins so, the largest first",
    publicList: true,
    query: z.object({ prefix: text(textLimits.search).optional().default("") }),
    reply: z.array(
      place.extend({
        label: z.string().meta({ description: "What to type for this place, and no other" }),
      }),
    ),
  },
});
