-- Runs after a job is deleted (triggers/jobs.sql): its case stays, and so does a takedown that nobody reported
-- or answered, as a case that is decided. Both keep what administrators read of the job.
CREATE OR REPLACE FUNCTION keep_case_of_deleted_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.taken_down_at IS NOT NULL THEN
    INSERT INTO report_cases (job_id, created_at, opened_at, decision, reason, decided_at)
      VALUES (OLD.id, OLD.taken_down_at, OLD.taken_down_at, 'take-down', OLD.takedown_reason, OLD.taken_down_at)
      ON CONFLICT (job_id) DO NOTHING;
  END IF;
  UPDATE report_cases SET job_deleted_at = now(), job_title = OLD.title, company_id = OLD.company_id,
      company_name = (SELECT name FROM companies WHERE id = OLD.company_id), poster_id = OLD.posted_by,
      answer_text = OLD.takedown_answer, answered_at = OLD.takedown_answered_at
    WHERE job_id = OLD.id;
  RETURN NULL;
END
$$;
