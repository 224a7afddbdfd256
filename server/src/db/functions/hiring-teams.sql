-- Runs when a job moves to another company (triggers/jobs.sql): its reviewers belong to the team of the one
-- before.
CREATE OR REPLACE FUNCTION empty_hiring_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM job_reviewers WHERE job_id = NEW.id;
  RETURN NULL;
END
$$;
