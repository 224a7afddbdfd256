-- A search reads the newest of its matches, or the best paid, and stops: whatever matches further
-- down is not touched. For this every document says in lexemes where its job stands in both orders.

-- When a job was posted, in blocks of two hours, of eight, and so on up to a year.
CREATE FUNCTION posting_lexemes(moment timestamptz) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY['posted'] || ARRAY(
    SELECT 'posted:' || scale || ':' || floor(extract(epoch FROM moment) / (7200 * 4 ^ scale))::int
    FROM generate_series(0, 6) AS scale
  );
--> statement-breakpoint
-- The choices of the salary filter that a range overlaps, and the range's top in steps of $10,000.
CREATE FUNCTION salary_lexemes(low int, high int, top int) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY['top:' || least(top / 10000, 30)] || ARRAY(
    SELECT 'salary:' || name
    FROM (VALUES
      ('0-40', 0, 40000), ('40-60', 40000, 60000), ('60-80', 60000, 80000),
      ('80-120', 80000, 120000), ('120+', 120000, 2147483647)
    ) AS band (name, least, most)
    WHERE low <= most AND high >= least
  );
--> statement-breakpoint
CREATE FUNCTION place_in_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What is not disclosed comes last.
  new.salary_top := coalesce(new.salary_top, -1);
  new.document := new.document || array_to_tsvector(
    posting_lexemes(new.created_at)
    || salary_lexemes(new.salary_low, new.salary_high, new.salary_top));
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_search_place_in_orders BEFORE INSERT OR UPDATE ON job_search
  FOR EACH ROW EXECUTE FUNCTION place_in_orders();
--> statement-breakpoint
-- Slices of what was posted until then, the newest first: about one to eight thousand jobs, four
-- times as many, sixteen times as many, and all that is left. Blocks may reach into the slice
-- before; `before` keeps them apart.
CREATE FUNCTION posted_until(moment timestamptz)
  RETURNS TABLE (posted tsquery, before timestamptz) LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- How long it takes to post a thousand, by the last 250; null where there are not so many.
  seconds float8 := 4 * extract(epoch FROM moment - (
    SELECT created_at FROM job_search WHERE created_at <= moment
    ORDER BY created_at DESC, job_id DESC OFFSET 250 LIMIT 1
  ));
  smallest int := least(greatest(ceil(log(4, greatest(seconds, 1)::numeric / 7200)), 0), 4);
  start float8 := extract(epoch FROM moment) + 0.001;
  block float8;
BEGIN
  before := 'infinity';
  FOR scale IN smallest..smallest + 2 LOOP
    EXIT WHEN seconds IS NULL;
    -- The one that holds the moment just before.
    block := ceil(start / (7200 * 4 ^ scale)) - 1;
    posted := format('posted\:%s\:%s|posted\:%s\:%s', scale, block, scale, block - 1)::tsquery;
    RETURN NEXT;
    start := (block - 1) * 7200 * 4 ^ scale;
    before := to_timestamp(start);
  END LOOP;
  posted := NULL;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- Slices of what pays up to so much, the best paid first.
CREATE FUNCTION paid_until(top int) RETURNS TABLE (paid tsquery, before timestamptz)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT format('top\:%s', step)::tsquery, 'infinity'::timestamptz
  FROM generate_series(least(top / 10000, 30), 0, -1) AS step;
END;
--> statement-breakpoint
DROP INDEX "job_search_newest";--> statement-breakpoint
DROP INDEX "job_search_salary";--> statement-breakpoint
DROP INDEX "job_search_document";--> statement-breakpoint
DROP INDEX "job_search_facets";--> statement-breakpoint
-- Documents are read by their index; rows without them are narrow.
ALTER TABLE job_search SET (toast_tuple_target = 256);--> statement-breakpoint
-- Written as a new table: an UPDATE would leave every row twice, and the indexes below with both.
ALTER TABLE job_search
  ALTER COLUMN salary_top TYPE integer USING coalesce(salary_top, -1),
  ALTER COLUMN salary_top SET NOT NULL,
  ALTER COLUMN document TYPE tsvector USING document || array_to_tsvector(
    posting_lexemes(created_at)
    || salary_lexemes(salary_low, salary_high, coalesce(salary_top, -1)));--> statement-breakpoint
-- On a large board this is what the indexes below take their time for.
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("created_at","job_id","closes_at");--> statement-breakpoint
CREATE INDEX "job_search_salary" ON "job_search" USING btree ("salary_top","created_at","job_id","closes_at");--> statement-breakpoint
CREATE INDEX "job_search_document" ON "job_search" USING gin ("document") WITH (fastupdate=false);
--> statement-breakpoint
ANALYZE job_search;
