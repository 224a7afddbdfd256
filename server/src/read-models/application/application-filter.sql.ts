// What lists of applications are searched by.
import type { ApplicationChoice } from "@rolecall/contract/applications/application-filter.schemas.ts";
import { erasedPerson } from "@rolecall/contract/auth/leaving.ts";
import { hasWords as keyHasWords, nameKey, searchedWords } from "@rolecall/contract/names/names.ts";
import { and, sql, type SQL } from "drizzle-orm";
import { hasWords } from "#db/found-by.sql.ts";
import { containing } from "#db/like-pattern.ts";
import { applications } from "#db/schema/applications.ts";
import { anonymousName, isShown } from "#read-models/anonymous/anonymous.sql.ts";

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
const nobody = sql.raw("'00000000-0000-0000-0000-000000000000'::uuid");
const erasedNames = `${erasedPerson.firstName} ${erasedPerson.lastName}`;
export const erasedName = sql.raw(`'${erasedNames}'`);

const erasedKey = nameKey(erasedNames);

/** In place of the candidate, what joins an application to a row of `personsAmong`: of an anonymous one its own id. */
export const personId = sql<string>`case
  when ${isShown} then coalesce(${applications.candidateId}, ${nobody}) else ${applications.id} end`;

/** What finds an anonymous application: its code, with or without the name that stands before it. */
const hasCode = (words: readonly string[]): SQL => {
  if (words.length === 0) return sql`true`;
  const code = sql`lower(matching.code)`;
  return and(
    hasWords(sql`lower(${anonymousName(sql`matching.code`)})`, words),
    sql`${code} like any (${sql.param(words.map(containing))}::text[])`,
  ) as SQL;
};

/**
 * The candidates whom the search finds among those in `matching`, by its `candidate_id` (`personId`) and `code`, as
 * `person.id` and `person.display_name`: each is looked up once, however often they applied. Of anonymous
 * applications each is one of its own.
 */
export const personsAmong = (words: readonly string[] = []): SQL => {
  const found = words.length > 0 ? sql`and ${hasWords(sql`found_by`, words)}` : sql``;
  const erased = keyHasWords(erasedKey, words)
    ? sql`union all select ${nobody}, ${erasedName}`
    : sql``;
  // OFFSET 0 keeps the planner, which expects few applications, from looking up the person of each.
  return sql`(
    (select id, display_name from users
    where id = any (array(select candidate_id from matching where code is null)) ${found} offset 0)
    ${erased}
    union all select candidate_id, ${anonymousName(sql`matching.code`)} from matching
    where code is not null and ${hasCode(words)}
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
