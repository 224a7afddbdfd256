import { searchedWords } from "@rolecall/contract/names/names.ts";
import { desc, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { hasIndexedWords, hasWords } from "#db/found-by.sql.ts";
import { companies } from "#db/schema/companies.ts";

export type Listed = PgTable & { id: PgColumn; createdAt: PgColumn };

/** The order of these lists. */
export const newestFirst = (table: Listed) => [desc(table.createdAt), desc(table.id)];

/** The same condition twice: as a row alone tells it, and in parts that each have an index. */
export interface FoundBy {
  has: SQL;
  byIndex: (SQL | undefined)[];
}

/** Whether a key has all words of what was typed; undefined where there are none. The index is of its `parts_of_three`. */
export const foundBy = (key: SQL, typed = ""): FoundBy | undefined => {
  const words = searchedWords(typed);
  if (words.length === 0) return undefined;
  return { has: hasWords(key, words), byIndex: [hasIndexedWords(key, words)] };
};

/** The key of a company's name and website, by which an index finds it; schema/companies.ts has the same one. */
export const companyKey = sql`name_key(${companies.name}) || E'\\n' || name_key(coalesce(${companies.website}, ''))`;

/** A condition that holds, that does not, or that nobody asks for. */
export const whether = (wanted: boolean | undefined, condition: SQL): SQL | undefined => {
  if (wanted === undefined) return undefined;
  return wanted ? condition : sql`not (${condition})`;
};
