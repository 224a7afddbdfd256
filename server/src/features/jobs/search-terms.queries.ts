import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { anywhere, type Term } from "./lexemes.ts";

/** More words than anybody means; the rest of a longer search is left out. */
const termsMaximum = 20;
/** A shorter beginning would be that of too many words: 'IT', 'HR' and 'R' are words themselves. */
const shortestBeginning = 3;
const endingsMaximum = 50;
/** Above this many matching locations, a search compares the text of each job's instead. */
const placesMaximum = 300;

/**
 * The words of a search, in their order. The last one may be unfinished: since a
 * stem can be shorter than what was typed ('manageme'), the stems of all known
 * words with this beginning are its alternatives.
 */
export const findTerms = async (db: Db, query: string): Promise<Term[]> => {
  const { rows } = await db.execute<{ word: string; stem: string; endings: string[] | null }>(sql`
    with typed as (
      select word, max(position) as position
      from words_in(${query}) with ordinality as typed (word, position)
      group by word
      order by position
      limit ${termsMaximum}
    )
    select
      word,
      (ts_lexize('word_stem', word))[1] as stem,
      case
        when position = max(position) over () and char_length(word) >= ${shortestBeginning}
        then array(
          select distinct known.stem
          from search_words as known
          where known.word > typed.word
            and known.word < typed.word || chr(1114111)
            and not starts_with(known.stem, typed.word)
          limit ${endingsMaximum}
        )
      end as endings
    from typed
    order by position`);
  return rows.map(({ word, stem, endings }) => ({
    word,
    stem,
    alternatives: endings ?? [],
    unfinished: endings !== null,
  }));
};

/**
 * For each word, the stems of words that a small typing error may have made it
 * from. Such a word must promise a hundred times the jobs that the typed one
 * finds, and at least a tenth of what the best such word does.
 */
export const findNearStems = async (db: Db, terms: Term[]): Promise<Map<string, string[]>> => {
  const words = sql.param(terms.map(({ word }) => word));
  const queries = sql.param(terms.map(anywhere));
  const { rows } = await db.execute<{ word: string; stems: string[] }>(sql`
    with near as (
      select typed.word, known.stem, promised.jobs, max(promised.jobs) over (partition by typed.word) as most
      from unnest(${words}::text[], ${queries}::text[]) as typed (word, query)
      cross join lateral (
        select count(*) as jobs
        from (select from job_search where document @@ query::tsquery limit 10) as found
      ) as matching
      cross join lateral (
        select distinct stem
        from search_words
        where one_letter_off(search_words.word) && one_letter_off(typed.word)
        limit 50
      ) as known
      cross join lateral (
        select count(*) as jobs
        from (
          select from job_search where document @@ ('''' || known.stem || '''')::tsquery limit 1000
        ) as found
      ) as promised
      where typed.word ~ '^\\D{4,}$' and promised.jobs > 100 * matching.jobs
    )
    select word, array_agg(stem) as stems from near where jobs * 10 >= most group by word`);
  return new Map(rows.map(({ word, stems }) => [word, stems]));
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
