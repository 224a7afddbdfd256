-- Whether a job is listed: may be among the open ones, in every search, count, feed and map of the site.
-- It is kept in `jobs.is_listed`, and with it the job's search row is written and removed.

-- The one rule. The company and the poster are locked against being suspended or restored meanwhile.
CREATE OR REPLACE FUNCTION is_job_listed(job jobs) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  suspended timestamptz;
BEGIN
  IF job.held_since IS NOT NULL OR job.taken_down_at IS NOT NULL OR job.unlisted_at IS NOT NULL THEN
    RETURN false;
  END IF;
  SELECT suspended_at INTO suspended FROM companies WHERE id = job.company_id FOR SHARE;
  IF suspended IS NOT NULL THEN
    RETURN false;
  END IF;
  -- What its company took over is the team's.
  IF job.is_teams_alone THEN
    RETURN true;
  END IF;
  SELECT suspended_at INTO suspended FROM users WHERE id = job.posted_by FOR SHARE;
  RETURN suspended IS NULL;
END $$;

-- Runs before every write of a job that may list or unlist it (triggers/jobs.sql).
CREATE OR REPLACE FUNCTION keep_job_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.is_listed := is_job_listed(new);
  RETURN new;
END $$;

-- Lists and unlists these jobs as the rule says now, and writes the search rows of all that changed at once.
CREATE OR REPLACE FUNCTION list_jobs_anew(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  PERFORM 1 FROM jobs WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  WITH written AS (
    UPDATE jobs SET is_listed = NOT is_listed
    WHERE id = ANY (ids) AND is_listed <> is_job_listed(jobs)
    RETURNING id
  )
  SELECT array_agg(id) INTO changed FROM written;
  IF changed IS NOT NULL THEN
    PERFORM count_openings(ARRAY(SELECT DISTINCT company_id FROM jobs WHERE id = ANY (changed)));
    PERFORM index_jobs(changed);
  END IF;
END $$;

-- Run where a company or a person is suspended or restored (triggers/companies.sql, triggers/users.sql).
CREATE OR REPLACE FUNCTION list_jobs_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_jobs_anew(ARRAY(SELECT id FROM jobs WHERE company_id = new.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION list_jobs_of_poster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_jobs_anew(ARRAY(SELECT id FROM jobs WHERE posted_by = new.id));
  RETURN NULL;
END $$;
