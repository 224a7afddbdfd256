-- When jobs became open, for alerts: `opened_jobs`. A job is open as soon as the search has a row of it whose
-- deadline has not passed, whoever posted, reopened, approved or listed it.

-- Runs with every statement that adds rows to the search (triggers/job-search.sql).
CREATE OR REPLACE FUNCTION note_opened_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO opened_jobs (job_id, opened_at)
  SELECT job_id, clock_timestamp() FROM added WHERE closes_at > now() ORDER BY job_id
  ON CONFLICT (job_id) DO UPDATE SET opened_at = excluded.opened_at, position = NULL, is_again = true;
  RETURN NULL;
END $$;

-- Runs where a passed deadline was put off (triggers/job-search.sql).
CREATE OR REPLACE FUNCTION note_reopened_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO opened_jobs (job_id, opened_at, is_again)
  VALUES (new.job_id, clock_timestamp(), true)
  ON CONFLICT (job_id) DO UPDATE SET opened_at = excluded.opened_at, position = NULL, is_again = true;
  RETURN NULL;
END $$;
