-- Runs before every write of whether a job is active, or of its deadline (triggers/jobs.sql). Since when a
-- job is closed is what the age of its applications is counted from; a draft was never open.
CREATE OR REPLACE FUNCTION keep_job_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.is_active OR new.is_draft THEN
    new.closed_at := NULL;
  ELSIF TG_OP = 'INSERT' OR old.is_active THEN
    new.closed_at := now();
  END IF;
  -- What arrives after a job was opened again is erased in its turn.
  new.retired_at := NULL;
  RETURN new;
END $$;
