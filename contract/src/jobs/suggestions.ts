import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";

/** The most that is suggested at once. */
export const mostSuggestions = 8;
/** The jobs that a suggestion stands for are counted up to here. */
export const suggestedJobsCap = 100;

/** Titles and companies are suggested for the words of a search, locations for its place. */
export const suggestionKinds = ["title", "company", "location"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestSearches = endpoint({
  method: "GET",
  path: "/api/suggestions",
  summary: "What an unfinished search may become: of each kind those with the most open jobs first",
  access: "everyone",
  publicList: true,
  query: z.object({
    field: z.enum(["query", "location"], { error: "Unknown field" }),
    typed: text(textLimits.search).optional().default(""),
  }),
  reply: z.array(
    z.object({
      kind: z.enum(suggestionKinds),
      text: z.string().meta({ description: "What to search for, as one of the open jobs has it" }),
      jobs: z.int().meta({
        description: `Open jobs with this title, company or location, counted up to ${suggestedJobsCap}`,
      }),
    }),
  ),
});
export type Suggestion = z.output<typeof suggestSearches.reply>[number];
