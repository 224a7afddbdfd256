-- Lower case, without accents: "São Paulo" is "sao paulo", "Łódź" is "lodz"; and without what nobody sees:
-- soft hyphens, and spaces and joiners without any width. `fold` in contract/src/names/fold.ts does the
-- same; words.cases.ts holds both. The index `companies_by_name` is made of it: a change needs a migration
-- that makes the index again.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value) THEN lower(value) ELSE
    replace(replace(replace(
      translate(
        regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'),
        'øłđðıħŧ', 'olddiht'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  END;
