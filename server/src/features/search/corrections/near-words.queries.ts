import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Filter } from "#features/search/filter/filter.ts";
import { matching, withSlices } from "#features/search/sql/job-slices.sql.ts";
import { type Term, termAnywhere } from "#features/search/words/lexemes.ts";

/** At most this many corrections of one word. */
const nearMaximum = 5;
/** A word of this many jobs counts as spelled correctly. */
const many = 10;

/** A word that a mistyped one was probably meant to be. */
export type NearWord = {
  word: string;
  stem: string;
  /** The number of jobs with this word, counted up to a thousand. */
  jobs: number;
};

/** A word of a search with its probable corrections, the likeliest first. */
export interface Spelling {
  term: Term;
  /** The number of jobs with the word as typed, counted up to ten. */
  jobs: number;
  near: NearWord[];
}

/** A word that is looked for, and how many times the jobs that it finds another one must promise. */
export type Doubt = Term & { times: number };

/**
 * For each word, those that a small typing error may have made it from. They must promise so many
 * times the jobs that the typed one finds, or be what nobody writes so otherwise. Of those with one
 * stem, rather a letter was missed or doubled than two confused.
 */
export const findNearWords = async (db: Db, terms: Doubt[]): Promise<Spelling[]> => {
  const anyJob: Filter = { lexemes: "" };
  const count = (query: SQL, limit: number) =>
    sql`(select count(*)::int from (${matching(anyJob, { query, upTo: limit })} limit ${limit}) as found)`;
  const { rows } = await db.execute<{ index: number; jobs: number; near: NearWord[] }>(
    withSlices(
      anyJob,
      sql`
      select number::int - 1 as index, matching.jobs, array(
        select jsonb_build_object('word', known.word, 'stem', known.stem, 'jobs', promised.jobs)
        from (
          select distinct on (stem) stem, search_words.word
          from search_words
          where one_letter_off(search_words.word) && one_letter_off(typed.word)
            and char_length(search_words.word) >= 4
            -- No count promises a hundred times as much as that of a word that many jobs have.
            and (matching.jobs < ${many} or search_words.stem = typed.stem)
          order by
            stem,
            search_words.word = any (one_letter_off(typed.word)) or typed.word = any (one_letter_off(search_words.word)) desc,
            search_words.word
          limit 50
        ) as known
        cross join lateral (
          select ${count(sql`(quote_literal(known.stem))::tsquery`, 100 * many)} as jobs offset 0
        ) as promised
        where promised.jobs > typed.times * matching.jobs
          or known.stem = typed.stem and not exists (select from search_words where word = typed.word)
        order by promised.jobs desc, known.word
        limit ${nearMaximum}
      ) as near
      from unnest(
        ${sql.param(terms.map(({ word }) => word))}::text[],
        ${sql.param(terms.map(({ stem }) => stem))}::text[],
        ${sql.param(terms.map(termAnywhere))}::text[]::tsquery[],
        ${sql.param(terms.map(({ times }) => times))}::int[]
      ) with ordinality as typed (word, stem, query, times, number)
      cross join lateral (select ${count(sql`typed.query`, many)} as jobs offset 0) as matching
      where typed.word ~ '^\\D{4,}$'`,
    ),
  );
  const found = new Map(rows.map(({ index, ...spelling }) => [index, spelling]));
  return terms.map((term, index) => ({ term, jobs: 0, near: [], ...found.get(index) }));
};

/** The first of these queries that more jobs fulfil than so many, within the filter; its index, or -1. */
export const findFirstQuery = async (
  db: Db,
  { filter, queries, moreThan }: { filter: Filter; queries: string[]; moreThan: number },
): Promise<number> => {
  const found = matching(filter, { query: sql`tried.query`, upTo: moreThan + 1 });
  const { rows } = await db.execute<{ index: number }>(
    withSlices(
      filter,
      sql`
      select number::int - 1 as index
      from unnest(${sql.param(queries)}::text[]::tsquery[]) with ordinality as tried (query, number)
      where (select count(*) from (${found} limit ${moreThan + 1}) as found) > ${moreThan}
      limit 1`,
    ),
  );
  return rows[0]?.index ?? -1;
};
