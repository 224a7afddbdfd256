-- Runs when an application is erased (triggers/applications.sql), for whatever reason: nothing stays of what the
-- hiring team noted about the person, nor of what they answered.
CREATE OR REPLACE FUNCTION forget_erased_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM application_notes WHERE application_id = new.id;
  DELETE FROM application_tags WHERE application_id = new.id;
  DELETE FROM application_stars WHERE application_id = new.id;
  DELETE FROM scorecards WHERE application_id = new.id;
  DELETE FROM application_answers WHERE application_id = new.id;
  RETURN NULL;
END $$;
