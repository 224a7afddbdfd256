-- What open screens are told at once: every server listens to the channel `rolecall_changes`, and reads what is new.
-- A notification says only where to look; it leaves with the transaction, and one is enough for many rows.

-- Runs with every statement that adds events of applications (triggers/application-events.sql).
CREATE OR REPLACE FUNCTION notify_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('rolecall_changes', 'events');
  RETURN NULL;
END $$;

-- Runs when somebody has read a conversation further (triggers/message-reads.sql), and with their notices
-- (triggers/notices.sql).
CREATE OR REPLACE FUNCTION notify_of_reading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('rolecall_changes', 'unread ' || new.user_id);
  RETURN NULL;
END $$;

-- Runs before a notice is added (triggers/notices.sql). Notices and events of applications share their positions,
-- so that the ids of one stream rise, and one cursor reads both.
CREATE OR REPLACE FUNCTION place_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.position := nextval('application_events_position_seq');
  RETURN new;
END $$;
