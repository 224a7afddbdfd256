-- Stages within the statuses: `stages`. Each list, a company's default or a job's own, has at least one of each
-- status; the rule for where an application stands is in read-models/application/application-stage.sql.ts.

-- The id under which a job's stages are kept: its own, where it has some, else its company's.
CREATE OR REPLACE FUNCTION stage_list_of(job uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT CASE WHEN EXISTS (SELECT FROM stages WHERE job_id = job) THEN jobs.id ELSE jobs.company_id END
    FROM jobs WHERE jobs.id = job
  );
END $$;

-- The stage of a job in which an application stands that comes to a status.
CREATE OR REPLACE FUNCTION first_stage(job uuid, of_status text) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT id FROM stages WHERE list_id = stage_list_of(job) AND status = of_status ORDER BY place LIMIT 1
  );
END $$;

-- The stages with which companies begin: one of each status.
CREATE OR REPLACE FUNCTION default_stages()
  RETURNS TABLE (name text, status text, place int) LANGUAGE sql IMMUTABLE AS $$
  VALUES
    ('Pending', 'pending', 0),
    ('Under Review', 'under_review', 1),
    ('Shortlisted', 'shortlisted', 2),
    ('Interview Scheduled', 'interview_scheduled', 3),
    ('Rejected', 'rejected', 4),
    ('Hired', 'hired', 5)
$$;

-- Runs with every statement that adds companies (triggers/companies.sql).
CREATE OR REPLACE FUNCTION add_default_stages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stages (id, company_id, name, status, place, is_home)
  SELECT new_event_id(), added.id, stage.name, stage.status, stage.place, true
  FROM added CROSS JOIN default_stages() AS stage
  ORDER BY added.id, stage.place;
  RETURN NULL;
END $$;

-- Runs before an application changes its status or stage (triggers/applications.sql): who sets another status
-- alone, as the release before does, puts it into the first stage of that.
CREATE OR REPLACE FUNCTION keep_stage_of_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM stages
    WHERE id = new.stage_id AND status = new.status AND list_id = stage_list_of(new.job_id)
  ) THEN
    new.stage_id := first_stage(new.job_id, new.status);
  END IF;
  RETURN new;
END $$;

-- Runs with every statement that changes applications (triggers/applications.sql): who reviews one that is no
-- longer pending holds it no longer.
CREATE OR REPLACE FUNCTION follow_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review_holds USING now_so
  WHERE application_id = now_so.id AND (now_so.status <> 'pending' OR now_so.withdrawn_at IS NOT NULL);
  RETURN NULL;
END $$;
