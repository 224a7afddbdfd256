-- What jobs are found by whose location is searched for: the text, and the places that it means.

-- The words of a folded location with a space around each: ' boise id '. Full stops and apostrophes fall
-- out of them ('D.C.'). The column `searched` of `search_places` is made of it: a change of this or the
-- next needs a migration that makes the column again.
CREATE OR REPLACE FUNCTION place_words(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ' ' || btrim(regexp_replace(
    translate(folded, '.''’', ''),
    -- What divides words in words.sql, and spaces.
    '[\x01-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' ';

-- What a text is looked for in: the words apart, for whole ones, then all in one, since neither signs nor
-- spaces count.
CREATE OR REPLACE FUNCTION searched_place(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN place_words(folded) || replace(place_words(folded), ' ', '');

-- Whether a job's location has a part, the first of these, or its document one of the lexemes behind it.
CREATE OR REPLACE FUNCTION is_placed(place text, document tsvector, wanted text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN strpos(searched_place(place), wanted[1]) > 0
    OR (cardinality(wanted) > 1 AND tsvector_to_array(document) && wanted[2:]);

-- The places that a job's location means, and the regions and countries around them: 'US', 'US/Idaho',
-- 'US/Idaho/Boise'. TypeScript asks for the same: `areaOf` in `features/places/areas.ts`. A change needs
-- a new edition (schema/job-search.ts).
CREATE OR REPLACE FUNCTION places_of(job jobs) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT area
    FROM (
      SELECT job.country, job.region, job.city
      UNION ALL
      SELECT country, region, city
      FROM jsonb_to_recordset(coalesce(job.other_places, '[]'))
        AS other (country text, region text, city text)
    ) AS place
    CROSS JOIN LATERAL (VALUES
      (country),
      (country || '/' || region),
      (country || '/' || coalesce(region, '') || '/' || city)
    ) AS around (area)
    WHERE area IS NOT NULL ORDER BY area
  );
