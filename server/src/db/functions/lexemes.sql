-- The lexemes in the search document of a job. A change needs a new edition (schema/job-search.ts).

-- Words that say nothing about a job, unless they are all that is asked for. 'It' is not one of them.
CREATE OR REPLACE FUNCTION says_little(word text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN word IN (
    'a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'
  );

-- The lexeme of two stems that stand side by side, but for words that say little. Short, since it
-- stands in every document a hundred times: one pair in seventeen million has the sign of another.
CREATE OR REPLACE FUNCTION words_side_by_side(one text, next text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN '+' || left(md5(one || ' ' || next), 6);

-- The lexemes that a text adds to its job's document: the stem of every word, of every pair of
-- neighbours, and of what may be written as one word, and each of them again with the kind of the text as prefix. For titles also the words
-- themselves: 'Accountant' and 'Accountability' have one stem.
CREATE OR REPLACE FUNCTION lexemes_of(kind text, content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH spoken AS (
    SELECT array_agg(stem) AS stems, array_agg(stem) FILTER (WHERE NOT says_little(word)) AS telling
    FROM (SELECT word, (ts_lexize('word_stem', word))[1] AS stem FROM tokens_in(content) AS word) AS word
  ),
  said AS (
    SELECT coalesce(stems, '{}') || ARRAY(
      SELECT words_side_by_side(one, next) FROM unnest(telling, telling[2:]) AS pair (one, next)
      WHERE next IS NOT NULL
    ) || ARRAY(
      SELECT (ts_lexize('word_stem', word))[1]
      FROM joined_in(characters_apart(left(fold(content), 50000))) AS word
    ) AS lexemes FROM spoken
  )
  SELECT CASE WHEN kind = '' THEN lexemes ELSE
    lexemes || ARRAY(SELECT kind || lexeme FROM unnest(lexemes) AS lexeme) END
  FROM said;
END;

-- Up to three letters that each word of a title or a name begins with: an unfinished word of few letters
-- finds them, however many words begin so.
CREATE OR REPLACE FUNCTION beginnings_in(kind text, content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT kind || '^' || left(word, length)), '{}')
  FROM found_by(content) AS word
  CROSS JOIN generate_series(1, 3) AS length
  WHERE length <= char_length(word);
END;
