-- Runs when a job moves to another company (triggers/jobs.sql): its reviewers belong to the team of the one
-- before. Those stay who are reviewers of the new one as well, as after a merge of the two.
CREATE OR REPLACE FUNCTION empty_hiring_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM job_reviewers WHERE job_id = NEW.id AND NOT EXISTS (
    SELECT FROM company_members
    WHERE company_id = NEW.company_id AND user_id = job_reviewers.user_id AND role = 'reviewer'
  );
  RETURN NULL;
END
$$;
