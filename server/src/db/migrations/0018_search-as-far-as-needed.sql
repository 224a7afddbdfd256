-- A search that found some of its matches in the newest slice knows how far back the others lie, and
-- reads that far in blocks of about that length. One block in a query costs the index half of two.

-- What was posted before: so many blocks of at least so many seconds, the newest first, and all that
-- is left; that alone where no length is given. Blocks may reach behind the moment; `before` keeps
-- them apart.
CREATE FUNCTION posted_behind(moment timestamptz, seconds float8, blocks int)
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
