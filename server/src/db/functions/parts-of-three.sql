-- Every three letters that stand in a row, by which a part of a text is looked up. The planner shall
-- know that asking a row takes much longer than asking an index. Indexes of companies are made of it: a
-- change needs a migration that makes them again.
CREATE OR REPLACE FUNCTION parts_of_three(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT one || two || three), '{}')
  FROM string_to_array(value, NULL) AS letters
  CROSS JOIN LATERAL unnest(letters, letters[2:], letters[3:]) AS part (one, two, three)
  WHERE three IS NOT NULL;
END;
