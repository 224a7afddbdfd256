-- What follows from writes of the release before while it still serves, and what services do in this one: events,
-- and what the erasure of an application takes along. It goes with the release after this one.

-- Runs with every statement that adds to the history of applications (triggers/application-status-changes.sql),
-- as the release before does and this one does not. An arrival is told as `sent`; a first change opens the
-- application, and one that answers it is remembered. A row whose event is there already was told with it: an
-- application that was sent anew.
CREATE OR REPLACE FUNCTION tell_status_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH untold AS (
    SELECT added.*, applications.job_id, applications.stage_id, applications.opened_at IS NULL AS is_first
    FROM added JOIN applications ON applications.id = added.application_id
    WHERE NOT EXISTS (SELECT FROM application_events WHERE application_events.id = added.id)
  ), firsts AS (
    SELECT application_id,
      min(changed_at) FILTER (WHERE "from" IS NOT NULL) AS opened_at,
      min(changed_at) FILTER (
        WHERE "to" IN ('shortlisted', 'interview_scheduled', 'rejected', 'hired')
      ) AS answered_at
    FROM untold GROUP BY application_id
  ), marked AS (
    UPDATE applications SET
      opened_at = coalesce(applications.opened_at, firsts.opened_at),
      answered_at = coalesce(applications.answered_at, firsts.answered_at)
    FROM firsts
    WHERE applications.id = firsts.application_id
      AND (applications.opened_at IS NULL AND firsts.opened_at IS NOT NULL
        OR applications.answered_at IS NULL AND firsts.answered_at IS NOT NULL)
  )
  INSERT INTO application_events (id, application_id, job_id, type, side, actor_id, at, data, visible_from)
  SELECT id, application_id, job_id, type, side, changed_by, changed_at, data, changed_at
  FROM (
    SELECT id, application_id, job_id, 1 AS turn, 'sent' AS type, 'candidate' AS side, changed_by, changed_at,
      '{}'::jsonb AS data
    FROM untold WHERE "from" IS NULL
    UNION ALL
    (SELECT DISTINCT ON (application_id)
      new_event_id(), application_id, job_id, 2, 'opened', 'employer', changed_by, changed_at, '{}'
    FROM untold WHERE "from" IS NOT NULL AND is_first ORDER BY application_id, changed_at)
    UNION ALL
    SELECT id, application_id, job_id, 3, 'status', 'employer', changed_by, changed_at,
      jsonb_build_object('from', "from", 'to', "to")
    FROM untold WHERE "from" IS NOT NULL
    UNION ALL
    SELECT new_event_id(), application_id, job_id, 4, 'moved', 'employer', NULL, changed_at,
      jsonb_build_object('stageId', stage_id, 'status', "to")
    FROM untold WHERE "from" IS NOT NULL
  ) AS told
  ORDER BY changed_at, turn, application_id;
  RETURN NULL;
END $$;

-- Runs when a job is made inactive (triggers/jobs.sql). A service of this release has told it just before, in the
-- same transaction. The release before names who did it in `rolecall.actor`; without, the product did.
CREATE OR REPLACE FUNCTION tell_job_closed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor uuid := nullif(current_setting('rolecall.actor', true), '')::uuid;
BEGIN
  INSERT INTO application_events (id, job_id, type, side, actor_id, at, visible_from)
  SELECT new_event_id(), new.id, 'job-closed', CASE WHEN actor IS NULL THEN 'product' ELSE 'employer' END, actor,
    clock_timestamp(), clock_timestamp()
  WHERE NOT EXISTS (
    SELECT FROM application_events AS told
    WHERE told.job_id = new.id AND told.application_id IS NULL
      AND told.at >= date_trunc('milliseconds', transaction_timestamp())
  );
  RETURN NULL;
END $$;

-- Run when an application is erased (triggers/applications.sql). Where a service of this release erases it, all
-- of this is done already.
CREATE OR REPLACE FUNCTION tell_application_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_events SET
      data = erased_event_data(type, data),
      actor_id = CASE WHEN side = 'candidate' THEN NULL ELSE actor_id END
    WHERE application_id = new.id
      AND (data <> erased_event_data(type, data) OR side = 'candidate' AND actor_id IS NOT NULL);
  INSERT INTO application_events (id, application_id, job_id, type, side, at, visible_from)
  SELECT new_event_id(), new.id, new.job_id, 'erased', 'product', clock_timestamp(), clock_timestamp()
  WHERE NOT EXISTS (
    SELECT FROM application_events WHERE application_id = new.id AND type = 'erased'
  );
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION empty_erased_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM message_files USING messages
    WHERE messages.id = message_files.message_id AND messages.application_id = new.id;
  UPDATE messages SET text = '', author_id = CASE WHEN side = 'candidate' THEN NULL ELSE author_id END
    WHERE application_id = new.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION forget_erased_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM application_notes WHERE application_id = new.id;
  DELETE FROM application_tags WHERE application_id = new.id;
  DELETE FROM application_stars WHERE application_id = new.id;
  DELETE FROM scorecards WHERE application_id = new.id;
  DELETE FROM application_answers WHERE application_id = new.id;
  RETURN NULL;
END $$;
