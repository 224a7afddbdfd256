-- The normalized form in which names are compared: in lower case and NFKC. The contract's
-- `comparable` does the same; comparable.test.ts compares them.
-- `companies.search_text` is generated from it: a change needs a migration that writes the column
-- again.
CREATE OR REPLACE FUNCTION comparable(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = char_length(value)
    THEN lower(value)
    ELSE lower(normalize(value, NFKC))
  END;
