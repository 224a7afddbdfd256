import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { lexeme } from "#features/search/words/tsquery.ts";

/** Whether these words stand in the name of a company, or in the title of a job on the board. */
export const listWordsOfBoard = async (db: Db, words: string[]) => {
  const { rows } = await db.execute<{ word: string; named: boolean; titled: boolean }>(sql`
    select word, of_company.named, of_title.titled
    from unnest(
      ${sql.param(words)}::text[],
      ${sql.param(words.map((word) => lexeme(`title:=${word}`)))}::text[]::tsquery[]
    ) as said (word, titled)
    cross join lateral (
      select exists (
        select from companies
        where parts_of_three(search_text) @> parts_of_three(word) and word in (select words_in(name))
      ) as named
    ) as of_company
    cross join lateral (
      select exists (select from job_search where document @@ said.titled offset 0) as titled
    ) as of_title`);
  return rows;
};
