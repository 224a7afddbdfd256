-- Counts what happened to the applications of each job by week: `job_weeks`.

-- Runs with every statement that adds events (triggers/application-events.sql). An application that is sent anew
-- arrived once. The rows are written in one order, so that two bulk updates cannot wait for each other.
CREATE OR REPLACE FUNCTION count_job_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_weeks AS kept (job_id, week, applications, interviews, hires)
  SELECT
    job_id,
    date_trunc('week', at AT TIME ZONE 'UTC')::date AS week,
    count(*) FILTER (WHERE type = 'sent'),
    count(*) FILTER (WHERE type = 'status' AND data->>'to' = 'interview_scheduled'),
    count(*) FILTER (WHERE type = 'status' AND data->>'to' = 'hired')
  FROM added
  WHERE type = 'sent' AND NOT data ? 'from'
    OR type = 'status' AND data->>'to' IN ('interview_scheduled', 'hired')
  GROUP BY job_id, week
  ORDER BY job_id, week
  ON CONFLICT (job_id, week) DO UPDATE SET
    applications = kept.applications + excluded.applications,
    interviews = kept.interviews + excluded.interviews,
    hires = kept.hires + excluded.hires;
  RETURN NULL;
END $$;
