-- Where a job stands in the orders of lists, as lexemes of its search document. TypeScript asks for the same
-- ones: `features/search/filter/filter.ts`, which `filter.test.ts` compares with these.
--
-- A search reads the newest of its matches, or the best paid, and stops: whatever matches further
-- down is not touched. For this every document says in lexemes where its job stands in both orders.

-- When a job was posted, in blocks of two hours, of eight, and so on up to a year.
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

-- Run before each write of `job_search` (triggers/job-search.sql), whoever writes.
CREATE OR REPLACE FUNCTION place_in_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What is not disclosed comes last.
  new.salary_top := coalesce(new.salary_top, -1);
  new.document := new.document || array_to_tsvector(
    posting_lexemes(new.created_at)
    || salary_lexemes(new.salary_low, new.salary_high, new.salary_top));
  RETURN new;
END $$;
