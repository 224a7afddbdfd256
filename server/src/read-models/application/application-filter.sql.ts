// What lists of applications are searched by.
import type { ApplicationChoice } from "@rolecall/contract/applications/application-filter.schemas.ts";
import { erasedPerson } from "@rolecall/contract/auth/leaving.ts";
import { hasWords as keyHasWords, nameKey, searchedWords } from "@rolecall/contract/names/names.ts";
import { sql, type SQL } from "drizzle-orm";
import { hasWords } from "#db/found-by.sql.ts";
import { applications } from "#db/schema/applications.ts";

/**
 * What a list is sorted by, falling, where it goes by the match: the best first, or the other way; those without
 * one last either way, and newest first among equals.
 */
export const byMatch = (order: "asc" | "desc" = "desc"): SQL => {
  const newest = sql`extract(epoch from ${applications.appliedAt}) / 1e11`;
  return order === "desc"
    ? sql`(coalesce(${applications.matchScore}, -1) + ${newest})`
    : sql`(${newest} - coalesce(${applications.matchScore}, 1000))`;
};

/** In place of the candidate of an erased application, so that it joins like any other. */
export const nobody = sql.raw("'00000000-0000-0000-0000-000000000000'::uuid");
const erasedNames = `${erasedPerson.firstName} ${erasedPerson.lastName}`;
export const erasedName = sql.raw(`'${erasedNames}'`);

const erasedKey = nameKey(erasedNames);

/**
 * The candidates among `ids` whom the search finds, as `person.id` and `person.display_name`: each is looked up
 * once, however often they applied.
 */
export const personsAmong = (ids: SQL, words: readonly string[] = []): SQL => {
  const found = words.length > 0 ? sql`and ${hasWords(sql`found_by`, words)}` : sql``;
  const erased = keyHasWords(erasedKey, words)
    ? sql`union all select ${nobody}, ${erasedName}`
    : sql``;
  // OFFSET 0 keeps the planner, which expects few applications, from looking up the person of each.
  return sql`(
    (select id, display_name from users
    where id = any (array(${ids})) ${found} offset 0)
    ${erased}
  ) as person`;
};

/** The words that are searched for; undefined where there are none. */
export const searchedFor = (search: string | undefined): string[] | undefined => {
  const words = searchedWords(search ?? "");
  return words.length > 0 ? words : undefined;
};

/** Whether anything is chosen at all. */
export const isNarrowed = (chosen: ApplicationChoice): boolean => {
  const { status, stageId, dateFrom, dateTo, waiting, starred, ruledOut, tag, search } = chosen;
  if (chosen.matchMin !== undefined) return true;
  const words = searchedFor(search);
  return [status, stageId, dateFrom, dateTo, waiting, starred, ruledOut, tag?.trim(), words].some(
    Boolean,
  );
};
