-- Events of applications: `application_events`. Those that follow from a write of another table are written
-- here, whoever writes: this release, the one before while it still serves, or another function.

-- An id of version 7, as the server makes them.
CREATE OR REPLACE FUNCTION new_event_id() RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(set_bit(set_bit(overlay(
    uuid_send(gen_random_uuid())
    PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
    FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$;

-- Runs before every statement that adds events (triggers/application-events.sql). A transaction that is still
-- open may have a lower position than one that is committed already. So each marks, until it ends, the position
-- above which its own will be, by a lock that hinders nobody; 17750 says that it is such a mark.
CREATE OR REPLACE FUNCTION mark_unsettled_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared((17750::bigint << 48) | last_value) FROM application_events_position_seq;
  RETURN NULL;
END $$;

-- Up to this position no event can appear any more that is not there now. Who reads on behind a cursor asks for
-- it in a statement of its own first, and then reads up to it.
CREATE OR REPLACE FUNCTION settled_event_position() RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  newest bigint;
  unsettled bigint;
BEGIN
  -- Read before the marks: who sets one later gets a higher position.
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END INTO newest FROM application_events_position_seq;
  SELECT min(((classid::bigint & 65535) << 32) | objid::bigint) INTO unsettled
    FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND classid::bigint >> 16 = 17750
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
  RETURN least(newest, unsettled);
END $$;

-- Runs with every statement that adds to the history of applications (triggers/application-status-changes.sql).
-- An arrival is told as `sent`; a first change opens the application, and one that answers it is remembered.
-- Rows whose event is there already are left out: who writes a change may tell it by themselves, with its id.
CREATE OR REPLACE FUNCTION tell_status_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH untold AS (
    SELECT added.*, applications.job_id, applications.opened_at IS NULL AS is_first
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
  ) AS told
  ORDER BY changed_at, turn, application_id;
  RETURN NULL;
END $$;

-- Runs when a job is made inactive (triggers/jobs.sql), by whichever call. Who did it stands in
-- `rolecall.actor` of the transaction; without, the product did.
CREATE OR REPLACE FUNCTION tell_job_closed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor uuid := nullif(current_setting('rolecall.actor', true), '')::uuid;
BEGIN
  INSERT INTO application_events (id, application_id, job_id, type, side, actor_id, at, visible_from)
  SELECT new_event_id(), id, job_id, 'closed', CASE WHEN actor IS NULL THEN 'product' ELSE 'employer' END, actor,
    clock_timestamp(), clock_timestamp()
  FROM applications WHERE job_id = new.id AND candidate_id IS NOT NULL
  ORDER BY id;
  RETURN NULL;
END $$;

-- What stays of an event of an erased application: no reason of the candidate's, no resume.
CREATE OR REPLACE FUNCTION erased_event_data(type text, data jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE type
    WHEN 'withdrawn' THEN data || '{"reason": null}'
    WHEN 'file' THEN data || '{"resumeId": null}'
    ELSE data
  END
$$;

-- Runs when an application is erased (triggers/applications.sql), for whatever reason.
CREATE OR REPLACE FUNCTION tell_application_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_events SET
      data = erased_event_data(type, data),
      actor_id = CASE WHEN side = 'candidate' THEN NULL ELSE actor_id END
    WHERE application_id = new.id
      AND (data <> erased_event_data(type, data) OR side = 'candidate' AND actor_id IS NOT NULL);
  INSERT INTO application_events (id, application_id, job_id, type, side, at, visible_from)
  VALUES (new_event_id(), new.id, new.job_id, 'erased', 'product', clock_timestamp(), clock_timestamp());
  RETURN NULL;
END $$;
