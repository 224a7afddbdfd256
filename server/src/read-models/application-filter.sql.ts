// What lists of applications are searched by.
import type { ApplicationChoice } from "@rolecall/contract/applications/application-filter.schemas.ts";
import { erasedPerson } from "@rolecall/contract/auth/leaving.ts";
import { sql, type SQL } from "drizzle-orm";
import { containing } from "#db/like-pattern.ts";

/** In place of the candidate of an erased application, so that it joins like any other. */
export const nobody = sql.raw("'00000000-0000-0000-0000-000000000000'::uuid");
export const erasedName = sql.raw(`'${erasedPerson.firstName} ${erasedPerson.lastName}'`);

/**
 * Whether a user's text contains the pattern, in NFKC. The few texts in another form are looked up
 * by an index of their own: normalizing every text would take longer than everything else.
 */
const isFoundBy = (pattern: string) => sql`(
  search_text like lower(${pattern})
  or id = any (array(
    select id from users
    where search_text is not nfkc normalized and comparable(search_text) like lower(${pattern})
  ))
)`;

/**
 * The candidates among `ids` whom the search finds, as `person.id` and `person.display_name`: each is looked up
 * once, however often they applied.
 */
export const personsAmong = (ids: SQL, search?: string): SQL => {
  const pattern = search && containing(search);
  const found = pattern ? sql`and ${isFoundBy(pattern)}` : sql``;
  const foundErased = pattern ? sql`where lower(${erasedName}) like lower(${pattern})` : sql``;
  // OFFSET 0 keeps the planner, which expects few applications, from looking up the person of each.
  return sql`(
    (select id, display_name from users
    where id = any (array(${ids})) ${found} offset 0)
    union all select ${nobody}, ${erasedName} ${foundErased}
  ) as person`;
};

/** The text that is searched for; undefined where none is. */
export const searchedFor = (search: string | undefined): string | undefined =>
  search?.trim().normalize("NFKC") || undefined;

/** Whether anything is chosen at all. */
export const isNarrowed = (chosen: ApplicationChoice): boolean => {
  const { status, stageId, dateFrom, dateTo, waiting, starred, ruledOut, tag, search } = chosen;
  const texts = [tag?.trim(), searchedFor(search)];
  return [status, stageId, dateFrom, dateTo, waiting, starred, ruledOut, ...texts].some(Boolean);
};
