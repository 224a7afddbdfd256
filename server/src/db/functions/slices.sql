-- The parts of the board that a search reads one after the other, so that it need not read all its matches.

-- Slices of the jobs posted until a moment, the newest first: about one to eight thousand jobs,
-- four times as many, sixteen times as many, and all the others. Blocks may reach into the slice
-- before; `before` excludes those jobs.
CREATE OR REPLACE FUNCTION posted_until(moment timestamptz)
  RETURNS TABLE (posted tsquery, before timestamptz) LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- The time in which a thousand jobs are posted, estimated from the last 250; null if there are
  -- fewer.
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

-- Slices of the jobs that pay up to an amount, the best paid first.
CREATE OR REPLACE FUNCTION paid_until(top int) RETURNS TABLE (paid tsquery, before timestamptz)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT format('top\:%s', step)::tsquery, 'infinity'::timestamptz
  FROM generate_series(least(top / 10000, 30), 0, -1) AS step;
END;

-- A search that found some of its matches in the newest slice can estimate how far back the others
-- lie, and reads that far in blocks of about that length. One block in a query costs the index half
-- of two.
--
-- The jobs posted before a moment: so many blocks of at least so many seconds, the newest first,
-- and then all the others; only the latter if no length is given. Blocks may reach behind the
-- moment; `before` excludes those jobs.
CREATE OR REPLACE FUNCTION posted_behind(moment timestamptz, seconds float8, blocks int)
  RETURNS TABLE (posted tsquery, before timestamptz) LANGUAGE plpgsql STABLE ROWS 4 AS $$
DECLARE
  scale int := least(greatest(ceil(log(4, greatest(seconds, 1)::numeric / 7200)), 0), 6);
  length float8 := 7200 * 4 ^ scale;
  -- The one that holds the moment just before.
  newest int := ceil(extract(epoch FROM moment) / length) - 1;
BEGIN
  before := moment;
  IF seconds IS NOT NULL THEN
    FOR block IN REVERSE newest..newest - blocks + 1 LOOP
      posted := format('posted\:%s\:%s', scale, block)::tsquery;
      RETURN NEXT;
      before := to_timestamp(block * length);
    END LOOP;
  END IF;
  posted := NULL;
  RETURN NEXT;
END $$;
