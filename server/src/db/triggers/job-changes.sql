-- What happened to a job is only added; it goes with the job, and a user who goes leaves a gap.

CREATE OR REPLACE TRIGGER job_changes_only_added
  BEFORE TRUNCATE OR UPDATE OF id, job_id, changed_at, what, fields
  ON job_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
