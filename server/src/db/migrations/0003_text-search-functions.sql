-- What text is compared by, for what is stored and what is searched alike. The functions name
-- nothing outside of pg_catalog at run time, so that dumps with indexes on them can be restored.

-- English stems of every word. The built-in english_stem drops "it", and with it "IT support".
CREATE TEXT SEARCH DICTIONARY word_stem (TEMPLATE = snowball, LANGUAGE = english);
--> statement-breakpoint
-- Lower case, without accents: "São Paulo" is "sao paulo", "Łódź" is "lodz".
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value) THEN lower(value) ELSE
    replace(replace(replace(
      translate(
        regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'),
        'øłđðıħŧ', 'olddiht'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  END;
--> statement-breakpoint
-- The words of a text, folded, in their order. A word is whatever stands between spaces and
-- punctuation: 'node.js' is two. Apostrophes fall out ('children''s'), and C++ and C# are not C.
-- Very long ones are cut, since an index entry has a limit; so is a text that grows by folding.
CREATE FUNCTION words_in(value text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT left(word, 60)
  FROM regexp_split_to_table(
    regexp_replace(
      regexp_replace(
        translate(left(fold(value), 50000), '''’', ''), '([a-z])\+\+', '\1plusplus', 'g'),
      '([a-z])#', '\1sharp', 'g'),
    -- ASCII but digits and lower-case letters, signs of Latin-1, general and CJK punctuation.
    '[\x01-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u3000-\u303f]+') AS word
  WHERE word <> '';
END;
--> statement-breakpoint
-- A word and all it becomes by leaving out one letter. Two words that share one of these are a
-- small typing error apart: a letter wrong, missing, doubled or swapped with its neighbour.
CREATE FUNCTION one_letter_off(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT left(word, place) || substr(word, place + 2)
    FROM generate_series(0, char_length(word)) AS place
  );
