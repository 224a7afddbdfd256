import type { Suggestion } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { mostSuggestions } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { isPlain } from "#features/search/words/query-text.ts";
import { suggestKind } from "./suggest-kind.service.ts";
import { suggestLocations } from "./suggest-locations.service.ts";

/** The number of companies below the titles if there are enough titles. */
const fewestCompanies = 3;

/** Suggestions that complete the search's query or location. Each of them finds an open job. */
export const suggest = async (
  db: Db,
  { field, typed }: { field: "query" | "location"; typed: string },
): Promise<Suggestion[]> => {
  if (field === "location") return suggestLocations(db, typed);
  if (!isPlain(typed)) return [];
  const [titles, companies] = await Promise.all([
    suggestKind(db, "title", typed),
    suggestKind(db, "company", typed),
  ]);
  const shown = companies.slice(0, Math.max(fewestCompanies, mostSuggestions - titles.length));
  return [...titles.slice(0, mostSuggestions - shown.length), ...shown];
};
