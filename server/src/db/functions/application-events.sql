-- Events of applications and jobs: `application_events`, which services tell (src/events/).

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

-- What stays of an event of an erased application: no reason of the candidate's, no resume, no letter to them.
-- The database lets nothing else be changed (triggers/application-events.sql).
CREATE OR REPLACE FUNCTION erased_event_data(type text, data jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE type
    WHEN 'withdrawn' THEN data || '{"reason": null}'
    WHEN 'file' THEN data || '{"resumeId": null}'
    WHEN 'status' THEN CASE WHEN data ? 'letter' THEN data || '{"letter": null}' ELSE data END
    ELSE data
  END
$$;
