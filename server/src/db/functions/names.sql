-- How names are found by what somebody types. `plainLettersOf` and `nameKey` in contract/src/names/names.ts do
-- the same; names.cases.ts holds both. Columns `found_by` and indexes are made of them: a change needs
-- a migration that makes them again.

-- A text in plain letters: in lower case, without accents, apostrophes and what nobody sees. Not STRICT, so
-- that the planner puts its text in place of the call.
CREATE OR REPLACE FUNCTION plain_letters(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value)
    THEN replace(replace(lower(value), '''', ''), '`', '')
    ELSE regexp_replace(
      translate(replace(fold(replace(value, '´', '')), 'þ', 'th'), 'ςəŋɨɓɗƙƴ', 'σenibdky'),
      '['
        -- Apostrophes, and letters that stand for one.
        '''\u0060\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c'
        -- Marks of Cyrillic, Hebrew, Arabic, and of any letter.
        '\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670'
        '\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'
        -- What nobody sees.
        '\u00ad\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff'
        ']', '', 'g')
  END;

-- A name in plain letters, with nothing between its words.
CREATE OR REPLACE FUNCTION name_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value)
    THEN translate(lower(value), E'''` -,;\t\n\x0b\f\r', '')
    ELSE regexp_replace(plain_letters(value),
      '['
        '\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'
        '\u002d\u058a\u05be\u1806\u2010-\u2015\u2043\u2053\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d'
        ',;\u00b7\u055d\u060c\u061b\u2027\u3001\u30fb\ufe50\ufe51\ufe54\uff0c\uff1b\uff64\uff65'
        ']+', '', 'g')
  END;
