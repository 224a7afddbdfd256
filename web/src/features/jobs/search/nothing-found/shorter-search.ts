import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";

/** As many whole words as a search may have, or the beginning of a very long one. */
const shortened = (text: string | undefined) => {
  const characters = [...(text ?? "")];
  if (characters.length <= textLimits.search) return text;
  const most = characters.slice(0, textLimits.search + 1).join("");
  return /^.*\S(?=\s)/s.exec(most)?.[0] ?? characters.slice(0, textLimits.search).join("");
};

/** The search with less text, where it has too much; null where it has not. */
export const shorterSearch = (filters: JobFilters): JobFilters | null => {
  const query = shortened(filters.query);
  const location = shortened(filters.location);
  const isShorter = query !== filters.query || location !== filters.location;
  return isShorter ? { ...filters, query, location } : null;
};
