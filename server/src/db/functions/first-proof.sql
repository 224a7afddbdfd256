-- Runs when an address that an account has is proved for the first time (triggers/users.sql): it is the
-- account of whoever proved it from then on, whoever began an address at which its interviews are read.
CREATE OR REPLACE FUNCTION end_calendar_of_unproven() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM calendars WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
