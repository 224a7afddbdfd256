-- Lower case, without accents: "São Paulo" is "sao paulo", "Łódź" is "lodz". `fold` in
-- contract/src/names/fold.ts does the same; words.cases.ts holds both.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value) THEN lower(value) ELSE
    replace(replace(replace(
      translate(
        regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'),
        'øłđðıħŧ', 'olddiht'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  END;
