-- `job_search_sample`: every 64th job of the search, from which is known what is common.

-- By a hash: ids are made of the time, and jobs of one moment may be alike.
CREATE OR REPLACE FUNCTION is_sampled(job_id uuid) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(md5(job_id::text), 2) IN ('00', '01', '02', '03');

-- Runs with every write of `job_search` that is about a job of the sample (triggers/job-search.sql).
CREATE OR REPLACE FUNCTION keep_search_sample() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    DELETE FROM job_search_sample WHERE job_id = old.job_id;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO job_search_sample VALUES (new.*);
  END IF;
  RETURN NULL;
END $$;
