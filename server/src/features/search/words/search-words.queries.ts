import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { everyJob } from "#features/search/filter/filter.ts";

/** Each one adds to the cost of a search. */
const endingsMaximum = 30;
/**
 * The most words with one beginning that are looked at; a beginning of more words is rated by its
 * frequency.
 */
const knownMaximum = 500;

/**
 * Completions of a prefix: the commonest stems first, until together they have about one in each
 * job.
 */
export const findEndings = async (db: Db, beginning: string): Promise<string[]> => {
  const { rows } = await db.execute<{ stem: string }>(sql`
    with known as materialized (
      select distinct stem from (
        select stem from search_words
        where word >= ${beginning} and word < ${beginning} || chr(1114111)
        order by word limit ${knownMaximum}
      ) as word
    ),
    common as materialized (
      select lexeme as stem, share
      from pg_stats
      cross join lateral unnest(most_common_elems::text::text[], most_common_elem_freqs)
        as common (lexeme, share)
      where schemaname = current_schema() and tablename = 'job_search' and attname = 'document'
        -- What is no word has a colon or a plus sign.
        and starts_with(lexeme, ${beginning}) and lexeme !~ '[:+]' and lexeme <> ${everyJob}
    )
    select stem from known where (select count(*) from known) <= ${endingsMaximum}
    union all (
      select stem
      from (
        select
          stem,
          row_number() over ranking as place,
          coalesce(sum(share) over (ranking rows between unbounded preceding and 1 preceding), 0)
            as found_before
        from (table known union select stem from common) as possible
        left join common using (stem)
        window ranking as (order by share desc nulls last, char_length(stem), stem)
      ) as ranked
      where (select count(*) from known) > ${endingsMaximum}
        and place <= ${endingsMaximum} and found_before < 1
    )`);
  return rows.map(({ stem }) => stem);
};

/** A word as the search rows know it. */
export type Stemmed = {
  stem: string;
  /** 'The', 'of': a word that says nothing about a job. */
  isStopWord: boolean;
};

/** The stems of these words. */
export const findStems = async (db: Db, words: string[]): Promise<[string, Stemmed][]> => {
  const { rows } = await db.execute<Stemmed & { word: string }>(sql`
    select word, (ts_lexize('word_stem', word))[1] as stem, says_little(word) as "isStopWord"
    from unnest(${sql.param(words)}::text[]) as word`);
  return rows.map(({ word, ...stemmed }) => [word, stemmed]);
};
