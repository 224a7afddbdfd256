-- The words that a text is searched by; features/search/words/tokens.ts does the same, and words.cases.ts
-- holds both. Search rows are made of them: a change needs a new edition (schema/job-search.ts).

-- A folded text in which each character of a script that puts no spaces between words has spaces around
-- it: Thai, Lao, Burmese, Khmer, Chinese, kana with their marks. Korean has spaces, but puts grammar at the
-- end of its words, so its syllables stand apart as well.
CREATE OR REPLACE FUNCTION characters_apart(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN octet_length(folded) = char_length(folded) THEN folded ELSE
    regexp_replace(
      replace(folded, '・', ' '),
      '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u2fdf\u3041-\u3096\u309d-\u309f\u30a1-\u30fa'
        '\u30fc-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff'
        '\U00020000-\U0003ffff][\u3099\u309a]?|[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?)',
      ' \1 ', 'g')
  END;

-- The tokens by which a text is searched: its words as in words_in, but each such character by
-- itself.
CREATE OR REPLACE FUNCTION tokens_in(value text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT left(word, 60)
  FROM unnest(split_words(characters_apart(left(fold(value), 50000)))) AS word
  WHERE word <> '';
END;

-- All that a text is searched by: its tokens, and what these may be written as one.
CREATE OR REPLACE FUNCTION found_by(value text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT word FROM tokens_in(value) AS word
  UNION ALL
  SELECT word FROM joined_in(characters_apart(left(fold(value), 50000))) AS word;
END;
