-- Counts what happened to the applications of each job by week: `job_weeks`.

-- Runs with every statement that adds to the history of applications (triggers/application-status-changes.sql).
-- The rows are written in one order, so that two bulk updates cannot wait for each other.
CREATE OR REPLACE FUNCTION count_job_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_weeks AS kept (job_id, week, applications, interviews, hires)
  SELECT
    applications.job_id,
    date_trunc('week', added.changed_at AT TIME ZONE 'UTC')::date AS week,
    count(*) FILTER (WHERE added."from" IS NULL),
    count(*) FILTER (WHERE added."to" = 'interview_scheduled'),
    count(*) FILTER (WHERE added."to" = 'hired')
  FROM added JOIN applications ON applications.id = added.application_id
  WHERE added."from" IS NULL OR added."to" IN ('interview_scheduled', 'hired')
  GROUP BY applications.job_id, week
  ORDER BY applications.job_id, week
  ON CONFLICT (job_id, week) DO UPDATE SET
    applications = kept.applications + excluded.applications,
    interviews = kept.interviews + excluded.interviews,
    hires = kept.hires + excluded.hires;
  RETURN NULL;
END $$;
