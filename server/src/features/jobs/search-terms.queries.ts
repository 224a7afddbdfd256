import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type Term, termAnywhere } from "./lexemes.ts";

const endingsMaximum = 50;
/** Above this many matching locations, a search compares the text of each job's instead. */
const placesMaximum = 300;

/** A word with what the search rows know it by. */
export type KnownWord = {
  word: string;
  stem: string;
  /** 'The', 'of': a word that says nothing about a job. */
  saysLittle: boolean;
  /** The lexeme of this word and the next one that says something, in the same group. */
  pair: string | null;
};

/** Looks up groups of words that stand side by side, each in its order. */
export const findWords = async (db: Db, groups: string[][]): Promise<KnownWord[][]> => {
  const words = sql.param(groups.flat());
  const places = sql.param(groups.flatMap((group, index) => group.map(() => index)));
  const { rows } = await db.execute<KnownWord & { place: number }>(sql`
    with given as (
      select word, place, position, says_little(word) as little, (ts_lexize('word_stem', word))[1] as stem
      from unnest(${words}::text[], ${places}::int[]) with ordinality as given (word, place, position)
    )
    select word, place, stem, little as "saysLittle",
      case when not little then words_side_by_side(
        stem, lead(stem) over (partition by place, little order by position)
      ) end as pair
    from given
    order by position`);
  const found = Map.groupBy(rows, ({ place }) => place);
  return groups.map((_, index) => found.get(index) ?? []);
};

/**
 * What an unfinished word may become. Since a stem can be shorter than what was
 * typed ('manageme'), these are the stems of all known words with this beginning.
 */
export const findEndings = async (db: Db, beginning: string): Promise<string[]> => {
  const { rows } = await db.execute<{ stem: string }>(sql`
    select distinct stem
    from search_words
    where word > ${beginning} and word < ${beginning} || chr(1114111) and not starts_with(stem, ${beginning})
    limit ${endingsMaximum}`);
  return rows.map(({ stem }) => stem);
};

/**
 * For each word, the likeliest one that a small typing error may have made it
 * from. It must promise a hundred times the jobs that the typed one finds. Of
 * those with one stem, rather a letter was missed or doubled than two confused.
 */
export const findNearWords = async (db: Db, terms: Term[]): Promise<Map<string, string>> => {
  const words = sql.param(terms.map(({ word }) => word));
  const queries = sql.param(terms.map(termAnywhere));
  const { rows } = await db.execute<{ typed: string; near: string }>(sql`
    select distinct on (typed.word) typed.word as typed, known.word as near
    from unnest(${words}::text[], ${queries}::text[]) as typed (word, query)
    cross join lateral (
      select count(*) as jobs
      from (select from job_search where document @@ query::tsquery limit 10) as found
    ) as matching
    cross join lateral (
      select distinct on (stem) stem, search_words.word
      from search_words
      where one_letter_off(search_words.word) && one_letter_off(typed.word)
      order by
        stem,
        search_words.word = any (one_letter_off(typed.word)) or typed.word = any (one_letter_off(search_words.word)) desc,
        search_words.word
      limit 50
    ) as known
    cross join lateral (
      select count(*) as jobs
      from (
        select from job_search where document @@ ('''' || known.stem || '''')::tsquery limit 1000
      ) as found
    ) as promised
    where typed.word ~ '^\\D{4,}$' and promised.jobs > 100 * matching.jobs
    order by typed.word, promised.jobs desc, known.word`);
  return new Map(rows.map(({ typed, near }) => [typed, near]));
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

/** The stems of words, where they are among these stems. */
export const findStems = async (
  db: Db,
  { words, stems }: { words: string[]; stems: string[] },
): Promise<Map<string, string>> => {
  const { rows } = await db.execute<{ word: string; stem: string }>(sql`
    select word, stem
    from unnest(${sql.param(words)}::text[]) as word
    cross join lateral (select (ts_lexize('word_stem', word))[1] as stem offset 0) as known
    where stem = any (${sql.param(stems)}::text[])`);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
};
