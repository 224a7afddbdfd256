-- Searches around a place. TypeScript asks for the same lexemes: `cellsAround` in
-- `features/places/cells-around.ts`, which `cells-around.test.ts` compares with these.

-- Miles along the great circle between two points in degrees.
CREATE OR REPLACE FUNCTION miles_between(
  latitude float8, longitude float8, other_latitude float8, other_longitude float8
) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN 7917.52 * asin(least(1, sqrt(
    sin(radians(other_latitude - latitude) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(other_latitude))
      * sin(radians(other_longitude - longitude) / 2) ^ 2
  )));

-- Whether what is at this point lies in a circle: its latitude, its longitude, and its miles. What is
-- at no point but in a whole country was found by that.
CREATE OR REPLACE FUNCTION is_around(latitude float8, longitude float8, circle float8[])
  RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN latitude IS NULL
    OR miles_between(latitude, longitude, circle[1], circle[2]) <= circle[3];

-- The cells of a point, in squares of half a degree and of two degrees.
CREATE OR REPLACE FUNCTION cells_at(latitude float8, longitude float8) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT format(
      'cell:%s:%s:%s',
      scale, floor((latitude + 90) / size)::int, floor((longitude + 180) / size)::int % (360 / size)::int
    )
    FROM (VALUES (0, 0.5::float8), (1, 2)) AS scales (scale, size)
  );

-- The countries in which a remote job may be done, else the region or country that is its location.
-- It is at no distance from all places in them.
CREATE OR REPLACE FUNCTION areas_of(job jobs) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN job.type <> 'remote' THEN '{}'
    WHEN job.remote_countries <> '{}' THEN ARRAY(
      SELECT 'in:' || country FROM unnest(job.remote_countries) AS country
    )
    WHEN job.latitude IS NULL AND job.country IS NOT NULL THEN
      ARRAY['in:' || concat_ws('/', job.country, job.region)]
    ELSE '{}'
  END;
