import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";

/** The most places that are suggested at once. */
export const mostSuggestedPlaces = 8;

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

export const suggestPlaces = endpoint({
  method: "GET",
  path: "/api/places",
  summary: "Places whose name begins so, the largest first",
  access: "everyone",
  publicList: true,
  query: z.object({ prefix: text(textLimits.search).optional().default("") }),
  reply: z.array(
    place.extend({
      label: z.string().meta({ description: "What to type for this place, and no other" }),
    }),
  ),
});
