import type { Db } from "#db/db.ts";
import { anywhere } from "./lexemes.ts";
import { parseQuery } from "./parse-query.service.ts";
import { allOf, not } from "./tsquery.ts";

/** The text of a `tsquery` for typed words in other documents than those of jobs; null where they can match nothing. */
export const queryOfWords = async (db: Db, query: string): Promise<string | null> => {
  const { clauses, without, unreadable } = await parseQuery(db, { query, exact: false });
  return unreadable ? null : allOf([...clauses.map(anywhere), ...without.map(not)]);
};
