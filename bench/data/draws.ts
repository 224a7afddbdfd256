import type pg from "pg";
import { employers, openings, titles } from "./vocabulary.ts";

/** The number of words beside those of the demo board. */
export const wordCount = 50_000;

/**
 * The SQL functions and vocabulary that rows are drawn with. A row depends on its number alone, so
 * that every run makes the same board.
 */
const definitionsAt = (now: Date) => `
  create schema bench;
  -- When the board was made: what is added later on is drawn from the same times.
  create function bench.now() returns timestamptz language sql immutable
    return '${now.toISOString()}'::timestamptz;

  create function bench.id(number bigint) returns uuid language sql immutable
    return (lpad(to_hex(1767225600000 + number), 12, '0') || '70008000000000000000')::uuid;

  -- From 0 to below 1: always the same for the same number and purpose.
  create function bench.chance(number bigint, purpose text) returns float8 language sql immutable
    return (hashtextextended(purpose, number) & 9007199254740991) / 9007199254740992.0::float8;

  create function bench.pick(options text[], number bigint, purpose text) returns text
    language sql immutable
    return options[1 + floor(bench.chance(number, purpose) * cardinality(options))::int];

  -- Different ones: those that follow a drawn one, as on a wheel.
  create function bench.pick_some(options text[], number bigint, purpose text, count int)
    returns text[] language sql immutable
    return array(
      select options[1 + (floor(bench.chance(number, purpose) * cardinality(options))::int + turn)
        % cardinality(options)]
      from generate_series(1, count) as turn
      order by turn
    );

  -- The few first ones of so many come up time and again, most of them hardly ever (Zipf's law).
  create function bench.zipf(number bigint, purpose text, count int) returns int
    language sql immutable
    return floor(exp(ln(count::float8) * bench.chance(number, purpose)))::int;

  create table bench.words (id int primary key, word text);
  create table bench.titles (id int generated always as identity primary key, title text);
  -- Where a location is. Empty where there is no gazetteer.
  create table bench.places (
    location text primary key,
    city text, region text, country text, latitude real, longitude real, other_places jsonb
  );
  create table bench.openings (
    id int generated always as identity primary key,
    title text, level text, category text, pay int, on_site boolean,
    leads text[], duties text[], ways text[], requirements text[]
  );
  create table bench.employers (
    id int generated always as identity primary key,
    trade text, industry text, size text, description text
  )`;

const insertOpenings = `
  insert into bench.openings
    (title, level, category, pay, on_site, leads, duties, ways, requirements)
  select title, level, category, pay, on_site, leads, duties, ways, requirements
  from json_populate_recordset(null::bench.openings, $1)`;

/** Two syllables make the words that come up most, three or more the others. */
const insertWords = `
  with syllable as (
    select (consonant - 1) * 5 + vowel - 1 as number,
      substr('bdfgklmnprst', consonant, 1) || substr('aeiou', vowel, 1) as sound
    from generate_series(1, 12) as consonant, generate_series(1, 5) as vowel
  )
  insert into bench.words
  select id, first.sound || second.sound || coalesce(third.sound, '')
  from generate_series(1, ${wordCount}) as id
  join syllable as first on first.number = id % 60
  join syllable as second on second.number = id / 60 % 60
  left join syllable as third on id >= 3600 and third.number = id / 3600`;

const insertTitles = `
  insert into bench.titles (title) select title from unnest($1::text[]) as title order by md5(title)`;

const insertEmployers = `
  insert into bench.employers (trade, industry, size, description)
  select trade, industry, size, description
  from json_populate_recordset(null::bench.employers, $1)`;

/** Makes the schema `bench`, beside the product's own tables. */
export const prepareDraws = async (pool: pg.Pool, now: Date): Promise<void> => {
  await pool.query(definitionsAt(now));
  await pool.query(insertOpenings, [JSON.stringify(openings)]);
  await pool.query(insertWords);
  await pool.query(insertTitles, [titles]);
  await pool.query(insertEmployers, [JSON.stringify(employers)]);
};
