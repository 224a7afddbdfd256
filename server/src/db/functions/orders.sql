-- The position of a job in the orders of lists, as lexemes of its search document. TypeScript asks
-- for the same lexemes: `features/search/filter/filter.ts`, which `filter.test.ts` compares with
-- these.
--
-- A search reads the newest or the best paid of its matches and stops, without touching the others.
-- For this the lexemes of every document tell the position of its job in both orders.

-- The time when a job was posted, in blocks of two hours, of eight, and so on up to a year.
CREATE OR REPLACE FUNCTION posting_lexemes(moment timestamptz) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY['posted'] || ARRAY(
    SELECT 'posted:' || scale || ':' || floor(extract(epoch FROM moment) / (7200 * 4 ^ scale))::int
    FROM generate_series(0, 6) AS scale
  );

-- The choices of the salary filter that a range overlaps, and the range's top in steps of $10,000.
CREATE OR REPLACE FUNCTION salary_lexemes(low int, high int, top int) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY['top:' || least(top / 10000, 30)] || ARRAY(
    SELECT 'salary:' || name
    FROM (VALUES
      ('0-40', 0, 40000), ('40-60', 40000, 60000), ('60-80', 60000, 80000),
      ('80-120', 80000, 120000), ('120+', 120000, 2147483647)
    ) AS band (name, least, most)
    WHERE low <= most AND high >= least
  );

-- Runs before each write of `job_search` (triggers/job-search.sql).
CREATE OR REPLACE FUNCTION place_in_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Jobs without a disclosed salary come last.
  new.salary_top := coalesce(new.salary_top, -1);
  new.document := new.document || array_to_tsvector(
    posting_lexemes(new.created_at)
    || salary_lexemes(new.salary_low, new.salary_high, new.salary_top));
  RETURN new;
END $$;
