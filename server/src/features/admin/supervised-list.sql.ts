import { searchedWords } from "@rolecall/contract/names/names.ts";
import { sql, type SQL } from "drizzle-orm";
import { hasIndexedWords } from "#db/found-by.sql.ts";
import { companies } from "#db/schema/companies.ts";

/** Whether a key has all words of what was typed, by an index of its `parts_of_three`; undefined where there are none. */
export const isFoundBy = (key: SQL, typed = ""): SQL | undefined => {
  const words = searchedWords(typed);
  return words.length > 0 ? hasIndexedWords(key, words) : undefined;
};

/** The key of a company's name and website, by which an index finds it; schema/companies.ts has the same one. */
export const companyKey = sql`name_key(${companies.name}) || E'\\n' || name_key(coalesce(${companies.website}, ''))`;

/** A condition that holds, that does not, or that nobody asks for. */
export const whether = (wanted: boolean | undefined, condition: SQL): SQL | undefined => {
  if (wanted === undefined) return undefined;
  return wanted ? condition : sql`not (${condition})`;
};
