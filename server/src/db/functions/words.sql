-- The words that a text is compared by; features/search/words/words.ts does the same, and words.cases.ts
-- holds both. Search rows are made of them: a change needs a new edition (schema/job-search.ts).

-- The words of a text, folded, in their order, with empty ones between them. A word is whatever
-- stands between spaces and punctuation: 'node.js' is two. Apostrophes fall out ('children''s'),
-- and C++ and C# are not C. A text that grows by folding is cut.
CREATE OR REPLACE FUNCTION split_words(folded text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN string_to_array(
    regexp_replace(
      CASE WHEN folded !~ '[+#''’]' THEN folded ELSE
        regexp_replace(
          regexp_replace(translate(folded, '''’', ''), '([a-z])\+\+', '\1plusplus', 'g'),
          '([a-z])#', '\1sharp', 'g')
      END,
      -- ASCII but digits, lower-case letters and spaces, signs of Latin-1, general and CJK punctuation.
      '[\x01-\x1f\x21-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
    ' ');

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
