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

-- Who is off a hiring team keeps no application from its colleagues any more.

-- Runs when somebody is taken off the hiring team of a job (triggers/job-reviewers.sql).
CREATE OR REPLACE FUNCTION end_hold_of_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review_holds WHERE user_id = OLD.user_id AND job_id = OLD.job_id;
  RETURN NULL;
END $$;

-- Runs when a member leaves, is removed or gets another role (triggers/company-members.sql).
CREATE OR REPLACE FUNCTION end_holds_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review_holds
    WHERE user_id = OLD.user_id AND job_id IN (SELECT id FROM jobs WHERE company_id = OLD.company_id);
  RETURN NULL;
END $$;

-- Runs when an account becomes a candidate's or is suspended (triggers/users.sql).
CREATE OR REPLACE FUNCTION end_holds_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review_holds WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

-- Runs when a company takes a job over (triggers/jobs.sql).
CREATE OR REPLACE FUNCTION end_hold_of_outsider() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review_holds
    WHERE user_id = NEW.posted_by AND job_id = NEW.id AND NOT EXISTS (
      SELECT FROM company_members WHERE company_id = NEW.company_id AND user_id = NEW.posted_by);
  RETURN NULL;
END $$;
