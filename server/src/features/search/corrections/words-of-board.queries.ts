import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Filter } from "#features/search/filter/filter.ts";
import { matching, withSlices } from "#features/search/sql/job-slices.sql.ts";
import { lexeme } from "#features/search/words/tsquery.ts";

/** Whether these words stand in the name of a company, or in the title of a job on the board. */
export const listWordsOfBoard = async (db: Db, words: string[]) => {
  const anyJob: Filter = { lexemes: "" };
  const inTitle = matching(anyJob, { query: sql`said.titled`, upTo: 1 });
  const { rows } = await db.execute<{ word: string; named: boolean; titled: boolean }>(
    withSlices(
      anyJob,
      sql`
      select word, of_company.named, of_title.titled
      from unnest(
        ${sql.param(words)}::text[],
        ${sql.param(words.map((word) => lexeme(`title:=${word}`)))}::text[]::tsquery[]
      ) as said (word, titled)
      cross join lateral (
        select exists (
          select from companies
          where parts_of_three(found_by) @> parts_of_three(name_key(word))
            and word in (select words_in(name))
        ) as named
      ) as of_company
      cross join lateral (
        select count(*) > 0 as titled from (${inTitle} limit 1) as found offset 0
      ) as of_title`,
    ),
  );
  return rows;
};
