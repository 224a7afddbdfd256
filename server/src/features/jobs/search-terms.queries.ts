import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { everyJob, type Filter } from "#db/job-matches.ts";
import { matching, withSlices } from "#db/job-slices.ts";
import { type Term, termAnywhere } from "./lexemes.ts";

/** Each makes a search a little dearer. */
const endingsMaximum = 30;
/** Of what a mistyped word may mean. */
const nearMaximum = 5;
/** A word that so many jobs have is no mistyped one. */
const many = 10;
/** Above this many matching locations, a search compares the text of each job's instead. */
const placesMaximum = 300;

/** So many words with one beginning are looked at; what begins as more do is known by its frequency. */
const knownMaximum = 500;

/**
 * What an unfinished word may become: the stems of the known words with this beginning, of many the
 * ones that most jobs have, as far as a job has one of them on the average: those of 'f' are 'for' and
 * 'from', and the next one would be found in jobs that have these as well.
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

/** What a word was probably meant to be. */
export type NearWord = {
  word: string;
  stem: string;
  /** How many jobs have it, counted up to a thousand. */
  jobs: number;
};

/** A word of a search with what it may have been meant to be, the likeliest first. */
export interface Spelling {
  term: Term;
  /** How many jobs have it as typed, counted up to ten. */
  jobs: number;
  near: NearWord[];
}

/**
 * For each word, those that a small typing error may have made it from. They must promise a hundred
 * times the jobs that the typed one finds, or be what nobody writes so otherwise. Of those with one
 * stem, rather a letter was missed or doubled than two confused.
 */
export const findNearWords = async (db: Db, terms: Term[]): Promise<Spelling[]> => {
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
        where promised.jobs > 100 * matching.jobs
          or known.stem = typed.stem and not exists (select from search_words where word = typed.word)
        order by promised.jobs desc, known.word
        limit ${nearMaximum}
      ) as near
      from unnest(
        ${sql.param(terms.map(({ word }) => word))}::text[],
        ${sql.param(terms.map(({ stem }) => stem))}::text[],
        ${sql.param(terms.map(termAnywhere))}::text[]::tsquery[]
      ) with ordinality as typed (word, stem, query, number)
      cross join lateral (select ${count(sql`typed.query`, many)} as jobs offset 0) as matching
      where typed.word ~ '^\\D{4,}$'`,
    ),
  );
  const found = new Map(rows.map(({ index, ...spelling }) => [index, spelling]));
  return terms.map((term, index) => ({ term, jobs: 0, near: [], ...found.get(index) }));
};

/** The folded text of a location search, and the known locations that it is a part of: null where they are too many. */
export const findPlaces = async (db: Db, location: string) => {
  const { rows } = await db.execute<{ typed: string; places: string[] }>(sql`
    select typed, array(
      select place from search_places where strpos(place, typed) > 0 limit ${placesMaximum + 1}
    ) as places
    from left(fold(${location}), 300) as typed`);
  const { typed = "", places = [] } = rows[0] ?? {};
  return { typed, places: places.length > placesMaximum ? null : places };
};

/** A word as the search rows know it. */
export type Stemmed = {
  stem: string;
  /** 'The', 'of': a word that says nothing about a job. */
  saysLittle: boolean;
};

/** The stems of these words. */
export const findStems = async (db: Db, words: string[]): Promise<[string, Stemmed][]> => {
  const { rows } = await db.execute<Stemmed & { word: string }>(sql`
    select word, (ts_lexize('word_stem', word))[1] as stem, says_little(word) as "saysLittle"
    from unnest(${sql.param(words)}::text[]) as word`);
  return rows.map(({ word, ...stemmed }) => [word, stemmed]);
};
