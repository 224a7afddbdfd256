-- The words that a text is compared by; features/search/words/words.ts does the same, and words.cases.ts
-- holds both. Search rows are made of them: a change needs a new edition (schema/job-search.ts).

-- A folded text without apostrophes ('children''s'), and with C++ and C# as words, which are not C.
CREATE OR REPLACE FUNCTION signs_read(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN folded !~ '[+#''’‘ʼʻ′]' THEN folded ELSE
    regexp_replace(
      regexp_replace(translate(folded, '''’‘ʼʻ′', ''), '([a-z])\+\+', '\1plusplus', 'g'),
      '([a-z])#', '\1sharp', 'g')
  END;

-- Letters and digits stand apart: 'iso9001' is 'iso 9001'.
CREATE OR REPLACE FUNCTION digits_apart(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN words !~ '[0-9]' THEN words ELSE
    regexp_replace(
      regexp_replace(words, '([0-9])([^0-9 ])', '\1 \2', 'g'), '([^0-9 ])([0-9])', '\1 \2', 'g')
  END;

-- The words of a text, folded, in their order, with empty ones between them. A word is whatever
-- stands between spaces and punctuation: 'node.js' is two. A text that grows by folding is cut.
CREATE OR REPLACE FUNCTION split_words(folded text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN string_to_array(
    digits_apart(regexp_replace(
      signs_read(folded),
      -- ASCII but digits, lower-case letters and spaces, signs of Latin-1, general and CJK punctuation, the minus.
      '[\x01-\x1f\x21-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u2212\u3000-\u303f]+', ' ', 'g')),
    ' ');

-- What a folded text's words may be written as one with their neighbors: 'e-mail' is 'email', 'u.s.a.' is
-- 'us', 'sa' and 'usa', '24/7' is '247'; features/search/words/joined.ts does the same, and words.cases.ts
-- holds both. A full stop between digits is a decimal point. The most of a text are more than anybody writes.
CREATE OR REPLACE FUNCTION joined_in(folded text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT left(array_to_string(words[first:first + more], ''), 60)
  FROM regexp_matches(
    signs_read(folded),
    '[^0-9\x01-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u2212\u3000-\u303f]+'
      '(?:[-&./()\[\]{}\u2010-\u2013\u2212]+[^0-9\x01-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u2212\u3000-\u303f]+)+'
      '|[0-9]+(?:[-&/()\[\]{}\u2010-\u2013\u2212]+[0-9]+)+',
    'g') AS found (run)
  CROSS JOIN LATERAL (
    SELECT (regexp_split_to_array(run[1], '[-&./()\[\]{}\u2010-\u2013\u2212]+'))[:12]
  ) AS said (words)
  CROSS JOIN LATERAL generate_series(1, cardinality(words) - 1) AS first
  CROSS JOIN LATERAL generate_series(1, least(5, cardinality(words) - first)) AS more
  LIMIT 1000;
END;

-- The words of a text without the empty ones. Not STRICT, so that the planner puts its text in place of the call. Very long words are cut,
-- since an index entry has a limit.
CREATE OR REPLACE FUNCTION words_in(value text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT left(word, 60)
  FROM unnest(split_words(left(fold(value), 50000))) AS word
  WHERE word <> '';
END;

-- A word and all it becomes by leaving out one letter. Two words that share one of these are a
-- small typing error apart: a letter wrong, missing, doubled or swapped with its neighbour.
-- The index `search_words_near` is made of it: a change needs a migration that makes the index again.
CREATE OR REPLACE FUNCTION one_letter_off(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT left(word, place) || substr(word, place + 2)
    FROM generate_series(0, char_length(word)) AS place
  );
